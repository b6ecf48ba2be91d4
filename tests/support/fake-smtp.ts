import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

export interface FakeSmtp {
  readonly url: string;
  /** Envelope and raw message of each mail that was accepted. */
  readonly received: { to: string; message: string }[];
  /** How many mails to refuse for the moment (SMTP 451) before accepting. */
  refusals: number;
  close(): Promise<void>;
}

/** A mail server on loopback that speaks as much of RFC 5321 as a sender needs. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const server = createServer((socket) => converse(socket, smtp));
  const smtp: FakeSmtp = {
    url: "",
    received: [],
    refusals: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(smtp, { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function converse(socket: Socket, smtp: FakeSmtp): void {
  let pending = "";
  let to = "";
  let message: string[] | null = null;
  const answer = (line: string) => socket.write(`${line}\r\n`);
  answer("220 fake");
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    const lines = (pending + chunk).split("\r\n");
    pending = lines.pop() ?? "";
    for (const line of lines) {
      if (message) {
        if (line !== ".") message.push(line);
        else {
          smtp.received.push({ to, message: message.join("\n") });
          message = null;
          answer("250 kept");
        }
      } else if (line.startsWith("MAIL FROM") && smtp.refusals > 0) {
        smtp.refusals--;
        answer("451 come back later");
      } else if (line.startsWith("RCPT TO")) {
        to = /<(.+)>/.exec(line)?.[1] ?? "";
        answer("250 ok");
      } else if (line === "DATA") {
        message = [];
        answer("354 go on");
      } else if (line === "QUIT") {
        answer("221 bye");
        socket.end();
      } else answer("250 ok");
    }
  });
}
