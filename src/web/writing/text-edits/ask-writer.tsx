import { type ComponentType, useEffect, useState } from "react";
import type { WriterToolsProps } from "./writer-tools.tsx";

const load = () => import("./writer-tools.tsx");

/**
 * Asking the writer for changes of the text under the hands; there when its part of the app has arrived. Nothing here suspends: the
 * editor around it would be taken for given up while React waits.
 */
export function AskWriter(props: WriterToolsProps) {
  const [Tools, setTools] = useState<ComponentType<WriterToolsProps> | null>(null);
  useEffect(() => {
    load().then(
      ({ WriterTools }) => setTools(() => WriterTools),
      // Offline: the text can be changed by hand, and the writer could not be asked anyway.
      (cause: unknown) => console.warn("The writer's tools could not be loaded", cause),
    );
  }, []);
  return Tools ? <Tools {...props} /> : null;
}
