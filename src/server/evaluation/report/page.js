// The page reads without this script; it switches language and theme, and keeps a judge's votes.
(() => {
  const root = document.documentElement;
  const run = document.body.dataset.run;
  const key = `lahja-votes-${run}`;

  // A page that is opened as a file may have no storage.
  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const store = (name, value) => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // The votes then live as long as the page.
    }
  };

  const speak = (language) => {
    root.lang = language;
    root.dir = language === "ar" ? "rtl" : "ltr";
  };
  speak(stored("lahja-report-language") ?? (navigator.language.startsWith("ar") ? "ar" : "en"));
  document.getElementById("language").addEventListener("click", () => {
    speak(root.lang === "ar" ? "en" : "ar");
    store("lahja-report-language", root.lang);
  });

  const dark = matchMedia("(prefers-color-scheme: dark)");
  document.getElementById("theme").addEventListener("click", () => {
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : dark.matches;
    root.dataset.theme = isDark ? "light" : "dark";
  });

  addEventListener("beforeprint", () => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });

  const judge = document.getElementById("judge");
  if (!judge) return;
  const saved = JSON.parse(stored(key) ?? '{"judge":"","votes":{}}');
  judge.value = saved.judge;
  for (const [brief, chosen] of Object.entries(saved.votes)) {
    const radio = document.querySelector(`input[name="${CSS.escape(brief)}"][value="${CSS.escape(chosen)}"]`);
    if (radio) radio.checked = true;
  }

  const votes = () => {
    const chosen = [...document.querySelectorAll("input[type=radio]:checked")];
    return { run, judge: judge.value.trim(), votes: Object.fromEntries(chosen.map(({ name, value }) => [name, value])) };
  };
  const keep = () => {
    const now = votes();
    document.getElementById("voted").textContent = String(Object.keys(now.votes).length);
    store(key, JSON.stringify(now));
  };
  keep();
  document.querySelector(".judge").addEventListener("input", keep);

  const file = () => `${JSON.stringify(votes(), null, 2)}\n`;
  document.getElementById("save").addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([file()], { type: "application/json" }));
    link.download = `votes-${run}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });
  document.getElementById("copy").addEventListener("click", async () => {
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(file());
    } catch {
      isCopied = false;
    }
    document.getElementById("copied").hidden = !isCopied;
    document.getElementById("copy-failed").hidden = isCopied;
  });
})();
