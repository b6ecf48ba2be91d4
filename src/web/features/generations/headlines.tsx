import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Quoted } from "./quoted-store.ts";

/** Headlines of the topic, quoted with their publishers. Nobody has checked them, so no writer is told of them. */
export function Headlines({ quoted, onClose }: { quoted: Quoted; onClose: () => void }) {
  const t = useTranslations("generations.headlines");
  return (
    <section aria-label={t("title")} className="border-hair border-b py-3">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="font-semibold">{t("title")}</h2>
          <p className="text-ink-2 text-label">{t("text")}</p>
        </div>
        <IconButton label={t("close")} icon={<X aria-hidden className="size-4.5" />} onClick={onClose} />
      </div>
      <ul className="mt-2 grid gap-2">
        {quoted.headlines.map(({ title, url, publisher }) => (
          <li key={`${title}${url}`}>
            <blockquote className="border-hair-2 border-s-2 ps-3 text-label">
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
                  <bdi lang="">{title}</bdi>
                </a>
              ) : (
                <bdi lang="">{title}</bdi>
              )}
              {publisher ? (
                <footer className="text-ink-2">
                  <bdi lang="">{publisher}</bdi>
                </footer>
              ) : null}
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
