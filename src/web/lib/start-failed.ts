import { startFailed } from "#shared/locales/start-failed.ts";
import { getPreferences } from "./preferences.ts";

/** The last resort when neither texts nor components could be loaded: one sentence and a way to try again. */
export function showStartFailed(cause: unknown): void {
  console.error(cause);
  const { text, reload } = startFailed[getPreferences().language];
  const sentence = document.createElement("p");
  sentence.textContent = text;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "text-link";
  button.textContent = reload;
  button.addEventListener("click", () => location.reload());
  const box = document.createElement("main");
  box.className = "mx-auto grid min-h-dvh max-w-120 content-center justify-items-start gap-4 p-6";
  box.append(sentence, button);
  document.getElementById("root")?.replaceChildren(box);
}
