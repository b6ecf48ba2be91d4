/** What the desk says once where only the built-in writer writes. */
export const modelNotice = {
  title: "With a language model, drafts get better",
  operator: "Restart the server with the address and the name of a model, in the command or in .env. With Ollama, for example:",
  copy: "Copy the command",
  copied: "The command is copied",
  unusedKey: "<code>{setting}</code> is set, but has no effect yet: set <code>{missing}</code> too.",
  own: "Or connect a model service of your own: its address and key, then one button tests it.",
  ownOnly: "Connect a model service of your own: its address and key, then one button tests it.",
  settings: "Connect in Settings",
  dismiss: "Don’t show this again",
};
