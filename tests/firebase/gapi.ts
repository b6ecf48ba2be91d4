import type { BrowserContext } from "@playwright/test";

/**
 * Stands in for https://apis.google.com/js/api.js, which no test asks for: the few of its calls that Firebase's library and the
 * emulator's frame make of each other (`gapi.iframes`), over `postMessage`.
 */
function gapi(): void {
  type Handler = (body: unknown) => unknown;
  type Message = { gapi: true; id: number; type?: string; body?: unknown; answer?: unknown };
  const page = window as unknown as Record<string, unknown>;

  /** One end of the line between a page and its frame. What comes before its handler waits for it. */
  function lineTo(peer: () => Window | null) {
    const handlers = new Map<string, PromiseWithResolvers<Handler>>();
    const waiting = new Map<number, (answer: unknown) => void>();
    const handlerOf = (type: string) => {
      const known = handlers.get(type) ?? Promise.withResolvers<Handler>();
      handlers.set(type, known);
      return known;
    };
    const tell = (message: Message) => peer()?.postMessage(message, "*");
    addEventListener("message", async ({ source, data }: MessageEvent<Message>) => {
      if (source !== peer() || data?.gapi !== true) return;
      if (data.type === undefined) return waiting.get(data.id)?.(data.answer);
      const handler = await handlerOf(data.type).promise;
      tell({ gapi: true, id: data.id, answer: [await handler(data.body)] });
    });
    return {
      restyle: async () => undefined,
      ping: async () => undefined,
      register: (type: string, handler: Handler) => handlerOf(type).resolve(handler),
      send(type: string, body: unknown, done: (answer: unknown) => void) {
        waiting.set(waiting.size, done);
        tell({ gapi: true, id: waiting.size - 1, type, body });
      },
    };
  }

  const context = {
    getParentIframe: () => lineTo(() => parent),
    open(wish: { where: Element; url: string }, then: (line: object) => Promise<unknown>) {
      const frame = document.createElement("iframe");
      frame.hidden = true;
      frame.src = wish.url;
      wish.where.append(frame);
      return then(lineTo(() => frame.contentWindow));
    },
  };
  page.gapi = {
    load: (_names: string, { callback }: { callback: () => void }) => setTimeout(callback),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  const address = (document.currentScript as HTMLScriptElement).src;
  const onload = page[new URL(address).searchParams.get("onload") ?? "gapi_onload"];
  if (typeof onload === "function") onload();
}

/** Answers the page's wish for Google's script, which Firebase loads before it opens a pop-up. */
export async function serveGapi(context: BrowserContext): Promise<void> {
  const script = { contentType: "text/javascript", body: `(${gapi})()` };
  await context.route("https://apis.google.com/js/api.js*", (route) => route.fulfill(script));
  // What the emulator's own page draws its pictures with.
  await context.route(/^https:\/\/(fonts\.googleapis\.com|unpkg\.com)\//, (route) => route.abort());
}
