import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#web/lib/api-error.ts";
import { call, signInBy } from "./client.ts";
import { setSessionRecovery, settleSignIn } from "./session-expired.ts";

interface Answer {
  status: number;
  body?: unknown;
  text?: string;
}

let server: Server;
let answers: Answer[];
let requests: IncomingMessage[];

const unauthorized: Answer = {
  status: 401,
  body: { error: { code: "identity.unauthorized", params: {}, requestId: "r1" } },
};

/** A server on loopback that gives the answers in order; a browser would complete the relative addresses by itself. */
beforeEach(async () => {
  answers = [];
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    const answer = answers.shift() ?? { status: 200, body: {} };
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(answer.text ?? JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = fetch;
  vi.stubGlobal("document", { documentElement: { lang: "ar" } });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => realFetch(`${origin}${path}`, init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  signInBy({ kind: "session" });
  await new Promise((resolve) => server.close(resolve));
});

/** The error that a call ends in. */
function failure(promise: Promise<unknown>): Promise<ApiError> {
  return promise.then(
    () => Promise.reject(new Error("The call did not fail")),
    (error: unknown) => error as ApiError,
  );
}

test("a form with files is sent as it is, under the type that the browser gives it", async () => {
  const body = new FormData();
  body.append("file", new File(["نص"], "قهوة.txt"));
  await call("POST /imports/preview", { body });
  expect(requests[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  await call("POST /plan", { body: { plan: "pro" } });
  expect(requests[1]?.headers["content-type"]).toBe("application/json");
});

test("the server's code, values and request id arrive as an ApiError", async () => {
  answers = [{ status: 403, body: { error: { code: "plan.word_limit", params: { limit: 5000 }, requestId: "r7" } } }];
  const error = await failure(call("POST /plan", { body: { plan: "pro" } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: "plan.word_limit", params: { limit: 5000 }, requestId: "r7", status: 403 });
});

test("the server hears the language of the page, whatever the browser prefers", async () => {
  answers = [{ status: 200, body: {} }];
  await call("GET /templates");
  expect(requests[0]?.headers["accept-language"]).toBe("ar");
});

test("an answer that is not ours is told from a missing one", async () => {
  answers = [
    { status: 502, text: "<html>Bad Gateway</html>" },
    { status: 200, text: "<html>" },
  ];
  expect(await failure(call("GET /usage"))).toMatchObject({ code: "unknown", status: 502 });
  expect(await failure(call("GET /usage"))).toMatchObject({ code: "unknown", status: 200 });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  expect(await failure(call("GET /usage"))).toMatchObject({ code: "network", status: 0, requestId: null });
});

test("an abort is an abort, not a lost connection", async () => {
  const stop = new AbortController();
  stop.abort();
  expect((await failure(call("GET /usage", { signal: stop.signal }))).name).toBe("AbortError");
});

test("a server that takes the call and never answers is a lost connection, in time", async () => {
  server.removeAllListeners("request");
  server.on("request", (request) => requests.push(request));
  expect(await failure(call("GET /usage", { timeoutMs: 500 }))).toMatchObject({ code: "network", status: 0 });
  expect(requests).toHaveLength(1);
  server.closeAllConnections();
});

test("on the public pages a 401 is an answer like any other", async () => {
  answers = [unauthorized];
  expect(await failure(call("GET /auth/user", { mount: "server" }))).toMatchObject({ code: "identity.unauthorized" });
});

test("the token way uses the bearer mount for resources only", async () => {
  signInBy({ kind: "token", idToken: () => Promise.resolve("t0") });
  await call("GET /usage");
  await call("GET /app", { mount: "server" });
  expect(requests.map((request) => [request.url, request.headers.authorization])).toEqual([
    ["/api/firebase/usage", "Bearer t0"],
    ["/api/app", undefined],
  ]);
});

/** Answers the dialog until the call has ended: the 401 may still be on its way when its request has been counted. */
async function settledBy(answer: () => void, call: Promise<unknown>): Promise<void> {
  const answering = setInterval(answer, 5);
  await call.finally(() => clearInterval(answering));
}

test("when the session ends, calls wait for signing in and then go on, with nothing lost", async () => {
  setSessionRecovery(true);
  answers = [unauthorized, { status: 200, body: { plan: "pro" } }];
  const pending = call("POST /plan", { body: { plan: "pro" } });
  await expect.poll(() => requests.length).toBe(1);
  await settledBy(() => settleSignIn(true), pending);
  expect(await settled(pending)).toEqual({ plan: "pro" });
  expect(requests.map((request) => request.url)).toEqual(["/api/plan", "/api/plan"]);
});

test("closing the dialog ends the waiting call with its error", async () => {
  setSessionRecovery(true);
  answers = [unauthorized];
  const error = failure(call("GET /usage"));
  await expect.poll(() => requests.length).toBe(1);
  await settledBy(() => settleSignIn(false), error);
  expect(await error).toMatchObject({ code: "identity.unauthorized" });
});

test("a wrong password does not count as the end of the session", async () => {
  setSessionRecovery(true);
  answers = [{ status: 401, body: { error: { code: "identity.wrong_credentials", params: {}, requestId: "r2" } } }];
  expect(
    await failure(
      call("POST /auth/sign-in/email", { mount: "server", recover: false, body: { email: "a@example.com", password: "wrong" } }),
    ),
  ).toMatchObject({
    code: "identity.wrong_credentials",
  });
});

/** Signs in as often as it takes until the call has heard of it. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  const signingIn = setInterval(() => settleSignIn(true), 5);
  try {
    return await promise;
  } finally {
    clearInterval(signingIn);
  }
}
