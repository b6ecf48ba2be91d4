/*
 * Runs before the first paint, as a classic script of our own (the content security policy allows no inline one): the page must
 * never flash in the wrong theme or direction. It reads what `src/web/lib/{preferences,sidebar}.ts` store; they change together.
 */
(() => {
  // zod looks whether it may compile its checks; the content security policy says no, and each refusal stands in the console.
  globalThis.__zod_globalConfig = { jitless: true };
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked: the defaults hold
    }
  };
  let preferences = {};
  try {
    preferences = JSON.parse(read("lahja-preferences") ?? "{}") ?? {};
  } catch {
    preferences = {}; // not ours, or damaged: the defaults hold
  }
  // Signing out empties the storage; the cookie still knows the language.
  const cookie = /(?:^|;\s*)lahja-language=(en|ar)/.exec(document.cookie);
  const stored = read("lahja-language") ?? cookie?.[1];
  const asked = /[?&]lang=(en|ar)(?:&|$)/.exec(location.search)?.[1];
  const known = stored === "en" || stored === "ar";
  const root = document.documentElement;
  // What the server wrote or drew is in its language already; everywhere else the choice, then the browser, decides.
  const isPrerendered = root.dataset.page !== undefined;
  const guessed = navigator.language.toLowerCase().startsWith("ar") ? "ar" : "en";
  const language = isPrerendered ? root.lang : (asked ?? (known ? stored : guessed));

  root.lang = language;
  root.dir = language === "ar" && preferences.layoutDirection !== "ltr" ? "rtl" : "ltr";
  const wantsDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = preferences.theme === "dark" || preferences.theme === "light" ? preferences.theme : wantsDark ? "dark" : "light";
  root.dataset.theme = theme;
  if (read("lahja-sidebar") === "folded") root.dataset.folded = "";

  const make = (tag, attributes) => Object.assign(document.createElement(tag), attributes);
  const fonts = document.currentScript.dataset[language === "ar" ? "fontsAr" : "fontsEn"];
  for (const href of fonts ? fonts.split(" ") : []) {
    document.head.append(make("link", { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }));
  }

  // The page is read before it is used: its modules come after the first frame and do not hold it up (scripts/vite/later-modules.ts),
  // a few at a time, so that no press waits for all of them.
  const addModules = () => {
    const named = (name) => [...document.querySelectorAll(`meta[name="lahja-${name}"]`)].map(({ content }) => content);
    const waiting = [
      ...named("module").map((href) => make("link", { rel: "modulepreload", crossOrigin: "anonymous", href })),
      ...named("entry").map((src) => make("script", { type: "module", crossOrigin: "anonymous", src })),
    ];
    const addSome = () => {
      document.head.append(...waiting.splice(0, 8));
      if (waiting.length > 0) setTimeout(addSome);
    };
    addSome();
  };
  // For src/web/public/press-again.ts.
  let pressed;
  const note = ({ target }) => {
    pressed = target.closest("button");
  };
  document.addEventListener("click", note, true);
  globalThis.lahjaPressAgain = () => {
    document.removeEventListener("click", note, true);
    pressed?.click();
  };

  addEventListener("load", () => navigator.serviceWorker?.register("/sw.js").catch(() => undefined));

  // A hidden tab has no frames.
  if (document.visibilityState === "hidden") document.addEventListener("DOMContentLoaded", addModules);
  else requestAnimationFrame(() => setTimeout(addModules));
})();
