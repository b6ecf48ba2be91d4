import type { Logger } from "pino";
import type { LocalModelSettings } from "#server/platform/local-model-settings.ts";
import { createLocalWriter } from "./local-model/local-writer.ts";
import type { HostState, LocalSlot, ResolvedLocal, Writer } from "./writer.ts";

interface Filled {
  readonly key: string;
  readonly writer: Writer;
  readonly state: () => HostState;
  retire(): void;
  stop(): void;
}

export function createLocalSlot(
  first: LocalModelSettings | null,
  {
    log,
    ollamaWriter,
    onChange,
  }: { log: Logger; ollamaWriter: (of: { baseUrl: string; model: string }) => Writer; onChange: () => void },
): LocalSlot {
  let filled: Filled | null = first && fill({ kind: "file", settings: first });

  function fill(next: ResolvedLocal): Filled {
    const key = JSON.stringify(next);
    if (next.kind === "ollama") {
      // Ollama loads and unloads its models by itself, and does not say what it does.
      return { key, writer: ollamaWriter(next), state: () => "asleep", retire: () => undefined, stop: () => undefined };
    }
    const { writer, host } = createLocalWriter(next.settings, { log });
    return { key, writer, state: () => host.state(), retire: () => host.retire(), stop: () => host.stop() };
  }

  return {
    use(next) {
      if (filled?.key === (next === null ? undefined : JSON.stringify(next))) return;
      filled?.retire();
      filled = next && fill(next);
      onChange();
    },
    end() {
      filled?.stop();
      filled = null;
      onChange();
    },
    writer: () => filled?.writer ?? null,
    state: () => filled?.state() ?? "off",
  };
}
