import type { Plugin } from "vite";

/** Names a module that `boot.js` fetches after the first frame. */
export const laterModule = (address: string) => `<meta name="lahja-module" content="${address}">`;

/**
 * A module script is asked for with the same urgency as the style sheet, and the first frame then waits for all of them. Every page is
 * there to be read without any: as built it only names its modules, and `boot.js` fetches them once the page stands. In development
 * they stay as they are.
 */
export function laterModules(): Plugin {
  return {
    name: "lahja-later-modules",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle, path }) => (bundle ? nameOnly(html, path) : html),
    },
  };
}

function nameOnly(html: string, path: string): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
  if (!entry.test(html)) throw new Error(`${path} has no module to run.`);
  return html
    .replace(entry, '<meta name="lahja-entry" content="$1">')
    .replace(/<link rel="modulepreload"[^>]* href="([^"]+)">/g, (_, address: string) => laterModule(address));
}
