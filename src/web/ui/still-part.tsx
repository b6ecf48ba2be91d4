import { type ReactNode, useState } from "react";

/**
 * A part of a prerendered page that nobody can press or change. The build draws it and the browser leaves the markup as it is, so
 * neither its code nor its texts are sent as scripts. Pass `{import.meta.env.SSR ? <Part /> : null}`: the bundler drops the branch.
 * @param id of its element, once on a page.
 */
export function StillPart({ id, children }: { id: string; children: ReactNode }) {
  if (import.meta.env.SSR) return <div id={id}>{children}</div>;
  return <KeptPart id={id} />;
}

/** React keeps what it hydrates in such an element; where it has to draw the page anew, it draws what the page had. */
function KeptPart({ id }: { id: string }) {
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, written by the build.
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
