import { type ComponentType, useEffect, useState } from "react";
import { loadDocumentMessages } from "#shared/locales/messages.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import type { WriterToolsProps } from "./writer-tools.tsx";

const loadTools = async () => (await import("./writer-tools.tsx")).WriterTools;
const loadBubble = async () => (await import("./read-bubble.tsx")).ReadBubble;

/** Asking the writer for changes of the text under the hands; there when its part of the app has arrived. */
export function AskWriter(props: WriterToolsProps) {
  const Tools = useLoaded(loadTools);
  return Tools ? <Tools {...props} /> : null;
}

/** Likewise, of a text that is read: beside what is selected there. `onOpen` opens the text and the menu. */
export function AskAboutSelection({ onOpen }: { onOpen: () => void }) {
  const Bubble = useLoaded(loadBubble);
  return Bubble ? (
    <WithMessages load={loadDocumentMessages}>
      <Bubble onOpen={onOpen} />
    </WithMessages>
  ) : null;
}

/** Nothing here suspends: the editor around it would be taken for given up while React waits. */
function useLoaded<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      // Offline: the text can be changed by hand, and the writer could not be asked anyway.
      (cause: unknown) => console.warn("The writer's tools could not be loaded", cause),
    );
  }, [load]);
  return Loaded;
}
