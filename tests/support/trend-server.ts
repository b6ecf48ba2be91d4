import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { dataForSeoAnswers } from "./trend-answers/dataforseo.ts";
import { gdeltAnswers } from "./trend-answers/gdelt.ts";
import { googleRssAnswers } from "./trend-answers/google-rss.ts";
import type { HostAnswer } from "./trend-answers/host-answer.ts";
import { serpApiAnswers } from "./trend-answers/serpapi.ts";
import { wikimediaAnswers } from "./trend-answers/wikimedia.ts";

/** A real HTTP server on loopback in the place of every trend source, as the setting TREND_GATEWAY wants it. */
export interface TrendServer {
  readonly url: string;
  /** Host and path of each request, decoded, the oldest first. */
  readonly asked: readonly { readonly path: string; readonly headers: IncomingMessage["headers"]; readonly at: number }[];
  /** Sets how a host answers from now on: '' stands for all of them. */
  respond(host: string, answer: HostAnswer): void;
  /** As it was at the beginning: hosts that are known answer, others do not exist. */
  reset(): void;
  close(): Promise<void>;
}

const usualAnswers: Readonly<Record<string, HostAnswer>> = {
  ...wikimediaAnswers,
  ...googleRssAnswers,
  ...gdeltAnswers,
  ...serpApiAnswers,
  ...dataForSeoAnswers,
};

export async function startTrendServer(): Promise<TrendServer> {
  const answers = new Map<string, HostAnswer>(Object.entries(usualAnswers));
  const asked: { path: string; headers: IncomingMessage["headers"]; at: number }[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "").slice(1);
    asked.push({ path, headers: request.headers, at: performance.now() });
    const host = path.split("/", 1)[0] ?? "";
    const answer = answers.get("") ?? answers.get(host);
    if (answer) answer(path.slice(host.length), response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    respond: (host, answer) => void answers.set(host, answer),
    reset() {
      answers.clear();
      for (const [host, answer] of Object.entries(usualAnswers)) answers.set(host, answer);
      asked.splice(0);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
