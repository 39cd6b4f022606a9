/** How high the screen is. A phone that was just turned still says the old height: it is asked again when it is drawn anew. */

let height = $state(typeof innerHeight === "undefined" ? 0 : innerHeight);

function ask(): void {
  height = innerHeight;
}

if (typeof addEventListener !== "undefined")
  addEventListener("resize", () => {
    ask();
    requestAnimationFrame(() => requestAnimationFrame(ask));
  });

export const room: { readonly height: number } = {
  get height() {
    return height;
  },
};
