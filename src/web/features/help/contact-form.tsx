import { Check, ChevronDown, CircleAlert, Send } from "lucide-react";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { contactLimits, contactTopics } from "#shared/contact-limits.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { type ContactDraft, type ContactFailure, emptyContact, problemsOf, sendContact } from "./contact-draft.ts";

const control = cx(
  "w-full rounded-control border border-field bg-sheet px-3 text-body text-ink",
  "focus-visible:border-action focus-visible:outline-2 focus-visible:outline-action/35 focus-visible:outline-offset-1",
  "aria-invalid:border-danger",
);

type State = "writing" | "sending" | "sent" | ContactFailure;

/**
 * The form that reaches the operator. What was typed stays until the server has taken it, whatever goes wrong in between; a second
 * press while the first is under way sends nothing. The public pages have no i18n library, so the app's fields cannot stand here.
 */
export function ContactForm() {
  const { copy, language } = usePublicSite();
  const texts = copy.help.contact;
  const [draft, setDraft] = useState(emptyContact);
  const [state, setState] = useState<State>("writing");
  const [shows, setShows] = useState(false);
  // As drawn by the build it knows nothing of what is typed: it takes words once its script is there.
  const [isAwake, setAwake] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const problems = shows ? problemsOf(draft) : {};
  const change = (patch: Partial<ContactDraft>) => setDraft((before) => ({ ...before, ...patch }));

  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (state === "sent") done.current?.focus();
  }, [state]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state === "sending") return;
    setShows(true);
    const [first] = Object.keys(problemsOf(draft));
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setState("sending");
    void sendContact(draft, language).then((failure) => setState(failure ?? "sent"));
  };

  if (state === "sent") {
    const again = () => {
      setDraft({ ...emptyContact, name: draft.name, email: draft.email });
      setShows(false);
      setState("writing");
    };
    return <Sent ref={done} email={draft.email.trim()} onAgain={again} />;
  }
  const failure = state === "writing" || state === "sending" ? null : texts.failed[state];
  return (
    <form ref={form} inert={!isAwake} noValidate onSubmit={submit} className="grid max-w-170 gap-x-6 gap-y-5 pt-7 sm:grid-cols-2">
      <Field label={texts.name} problem={problems.name && texts.problems[problems.name]}>
        {(field) => (
          <input
            {...field}
            name="name"
            autoComplete="name"
            maxLength={contactLimits.nameChars}
            dir={draft.name === "" ? undefined : "auto"}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
            className={cx(control, "h-11")}
          />
        )}
      </Field>
      <Field label={texts.email} hint={texts.emailHint} problem={problems.email && texts.problems[problems.email]}>
        {(field) => (
          <input
            {...field}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            maxLength={contactLimits.emailChars}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
            className={cx(control, "h-11")}
          />
        )}
      </Field>
      <Field label={texts.topic} className="sm:col-span-2">
        {(field) => (
          <span className="relative block">
            <select
              {...field}
              name="topic"
              value={draft.topic}
              onChange={(event) => change({ topic: contactTopics.find((topic) => topic === event.target.value) ?? "question" })}
              className={cx(control, "h-11 appearance-none pe-9")}
            >
              {contactTopics.map((topic) => (
                <option key={topic} value={topic}>
                  {texts.topics[topic]}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden className="pointer-events-none absolute inset-e-3 top-3.5 size-4 text-ink-2" />
          </span>
        )}
      </Field>
      <Field label={texts.message} className="sm:col-span-2" problem={problems.message && texts.problems[problems.message]}>
        {(field) => (
          <textarea
            {...field}
            name="message"
            rows={6}
            dir={draft.message === "" ? undefined : "auto"}
            value={draft.message}
            onChange={(event) => change({ message: event.target.value })}
            className={cx(control, "resize-y py-2.5")}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        {failure ? (
          <p role="alert" className="mb-4 flex items-start gap-2 border-danger border-s-4 bg-sheet px-4 py-3">
            <CircleAlert aria-hidden className="mt-1 size-4.5 text-danger" />
            {failure}
          </p>
        ) : null}
        <Button
          type="submit"
          variant="action"
          size="main"
          className="max-sm:w-full"
          busy={state === "sending"}
          icon={<Send aria-hidden className="mirror-rtl size-4.5" />}
        >
          {state === "sending" ? texts.sending : texts.send}
        </Button>
      </div>
    </form>
  );
}

interface FieldControl {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  label: string;
  hint?: string;
  problem?: string | undefined;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

function Field({ label, hint, problem, className, children }: FieldProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={cx("grid content-start gap-2", className)}>
      <label htmlFor={id} className="font-semibold text-label">
        {label}
      </label>
      {children({ id, "aria-invalid": problem ? true : undefined, "aria-describedby": note ? `${id}-note` : undefined })}
      {note ? (
        <p id={`${id}-note`} className={cx("text-label", problem ? "text-danger" : "text-ink-3")}>
          {note}
        </p>
      ) : null}
    </div>
  );
}

/** The confirmation takes the focus, so that a screen reader says it. */
function Sent({ ref, email, onAgain }: { ref: RefObject<HTMLDivElement | null>; email: string; onAgain: () => void }) {
  const texts = usePublicSite().copy.help.contact;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="mt-7 max-w-170 border border-hair border-t-4 border-t-ok bg-sheet px-7 py-6 outline-none"
    >
      <h3 className="flex items-center gap-2.5 font-display text-panel">
        <Check aria-hidden className="size-5 text-ok" />
        {texts.sentTitle}
      </h3>
      <p className="mt-1 text-ink-2">
        {texts.sentText} <bdi dir="ltr">{email}</bdi>
      </p>
      <Button className="mt-5" onClick={onAgain}>
        {texts.another}
      </Button>
    </div>
  );
}
