import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers the requests to one host. `path` has its query and is decoded. */
export type HostAnswer = (path: string, response: ServerResponse, request: IncomingMessage) => void;

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}
