import { breaksOffWith, failsWith, words, type ZooBehaviour } from "../behaviour.ts";
import { flushed } from "../wire.ts";

export const keyRefused: ZooBehaviour = {
  name: "401, the key is refused",
  seenIn: "every service with keys",
  expected: failsWith("writer.unauthorized", "own_writer.unauthorized"),
  answer({ response }) {
    response.writeHead(401, { "content-type": "application/json" }).end('{"error":{"message":"Incorrect API key provided"}}');
  },
};

export const cutMidway: ZooBehaviour = {
  name: "the socket cut after five words",
  seenIn: "crashed servers, proxies with a time limit",
  expected: breaksOffWith("writer.connection_lost"),
  async answer({ response, good }) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(words(good).slice(0, 5).join(""));
    await flushed(response);
    response.socket?.resetAndDestroy();
  },
};
