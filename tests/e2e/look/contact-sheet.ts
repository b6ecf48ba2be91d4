interface Pictures {
  readonly views: readonly string[];
  readonly languages: readonly string[];
  readonly widths: readonly number[];
  readonly themes: readonly string[];
}

const style = `
  body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #f1ece0; color: #12202b; }
  section { margin-block-end: 40px; }
  div { display: flex; gap: 12px; align-items: start; overflow-x: auto; padding-block-end: 8px; }
  figure { margin: 0; flex: none; }
  img { display: block; max-height: 420px; border: 1px solid #cfc6b1; background: #fff; }
  nav { columns: 5; }
`;

/** One page with all pictures: a row for each view and language, every width in both themes. Pictures load when they come into view. */
export function contactSheet({ views, languages, widths, themes }: Pictures): string {
  const figure = (view: string, language: string, width: number, theme: string) => {
    const file = `${view}-${language}-${width}-${theme}.png`;
    return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a><figcaption>${width} ${theme}</figcaption></figure>`;
  };
  const row = (view: string, language: string) =>
    `<div>${widths.flatMap((width) => themes.map((theme) => figure(view, language, width, theme))).join("")}</div>`;
  const section = (view: string) =>
    `<section id="${view}"><h2>${view}</h2>${languages.map((language) => row(view, language)).join("")}</section>`;
  const links = views.map((view) => `<a href="#${view}">${view}</a><br>`).join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title><style>${style}</style><nav>${links}</nav>${views.map(section).join("")}</html>`;
}
