import { useId } from "react";

/** Words of somebody under a heading, as they were typed. */
export function QuotedText({ heading, text }: { heading: string; text: string | undefined }) {
  return (
    <section className="space-y-2 rounded-card border border-line bg-sunken p-4">
      <h2 className="text-lg">{heading}</h2>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  );
}

/**
 * What somebody typed where nobody can send it any more: to be read, copied and taken along, with no button that would fail.
 * Nothing where they typed nothing.
 */
export function UnsentText({ label, text = "" }: { label: string; text: string | undefined }) {
  const id = useId();
  if (text === "") return null;
  return (
    <div className="space-y-3">
      <label htmlFor={id} className="block font-semibold">
        {label}: tego nie wysłaliśmy
      </label>
      <textarea
        id={id}
        readOnly
        rows={6}
        className="control resize-y leading-relaxed"
        defaultValue={text}
      />
      <p>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="moje-slowa.txt"
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Zapisz u{"\u00a0"}siebie jako plik
        </a>
      </p>
    </div>
  );
}
