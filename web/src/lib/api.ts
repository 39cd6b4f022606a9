/** The HTTP API: an answer, or a Refusal with the words of what went wrong. */

import { language, t } from "./words.svelte";

export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  /** Seconds after which to try again. */
  readonly wait: number | null;

  constructor(problem: { code: string; text?: string | null; wait?: number | null }, status = 0) {
    super(problem.text ?? problem.code);
    this.code = problem.code;
    this.status = status;
    this.wait = problem.wait ?? null;
  }
}

/** What to tell the person, whatever went wrong. */
export function wordsOf(error: unknown): string {
  return error instanceof Refusal ? error.message : t("unexpected");
}

type Method = "GET" | "POST" | "DELETE";

/** A body is sent as JSON; a file as the text that it is. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = body instanceof Blob ? "text/plain" : "application/json";
  const sent = body === undefined || body instanceof Blob ? (body ?? null) : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, body: sent });
  } catch {
    throw new Refusal({ code: "no-connection", text: t("no-connection") });
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  if (isProblem(data)) throw new Refusal(data, answer.status);
  throw new Refusal({ code: "unexpected", text: t("unexpected") }, answer.status);
}

function isProblem(data: unknown): data is { code: string; text: string } {
  return typeof data === "object" && data !== null && "code" in data && "text" in data;
}
