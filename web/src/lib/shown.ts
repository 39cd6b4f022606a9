/** For tests: components on a page, in a browser that measures nothing, and what is sent from there. */

import { flushSync, mount, unmount, type Component, type ComponentProps } from "svelte";
import { vi } from "vitest";

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A socket that is open and never answers. */
class Mailbox {
  static readonly OPEN = 1;
  static sent: Record<string, unknown>[] = [];
  readonly readyState = Mailbox.OPEN;
  send(text: string): void {
    Mailbox.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
}

let shown: Record<string, unknown> | null = null;

export function show<C extends Component<any>>(component: C, props: ComponentProps<C>): void {
  vi.stubGlobal("ResizeObserver", NoObserver);
  vi.stubGlobal("scrollTo", () => undefined);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  shown = mount(component, { target: document.body, props });
  flushSync();
}

export function clear(): void {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
}

/** Open a session as if there were a server; all that it sends is in the list. */
export function connected(session: { open: () => void }): readonly Record<string, unknown>[] {
  vi.stubGlobal("WebSocket", Mailbox);
  Mailbox.sent = [];
  session.open();
  return Mailbox.sent;
}

export function element(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

export function press(id: string): void {
  element(id).click();
  flushSync();
}
