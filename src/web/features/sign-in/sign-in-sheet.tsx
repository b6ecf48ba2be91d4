import type { ReactNode } from "react";
import { LogoMark } from "#web/ui/logo.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";

interface SignInSheetProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** The sheet of every page about signing in: mark, heading, and a form under them. On a phone it is the page itself. */
export function SignInSheet({ title, text, children }: SignInSheetProps) {
  return (
    <section className="mx-auto w-full max-w-116 sm:border sm:border-hair sm:bg-page sm:px-10 sm:py-8 sm:shadow-paper">
      <SignInMark />
      <h1 id={pageHeadingId} tabIndex={-1} className="page-title">
        {title}
      </h1>
      {text ? <p className="mt-1 text-ink-2">{text}</p> : null}
      {children}
    </section>
  );
}

/** Over a title: a damma or shadda on it must not touch the mark. */
export function SignInMark() {
  return <LogoMark className="mb-6 size-8 arabic:mb-10" />;
}
