const files = import.meta.glob<string>(["./*.ftl", "!./statistics.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
