/** Whether the browser would install this as an application: only on secure pages, and only where it says so itself. */

interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  offer = $state.raw<InstallPrompt | null>(null);
}

const install = new Install();

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  install.offer = event as InstallPrompt;
});
addEventListener("appinstalled", () => (install.offer = null));

export const canInstall = (): boolean => install.offer !== null;

export async function askToInstall(): Promise<void> {
  const offer = install.offer;
  install.offer = null;
  await offer?.prompt();
}
