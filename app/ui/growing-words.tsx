import { useEffect, useState } from "react";

/** A text while it comes, read out sentence by sentence. */
export function GrowingWords({ text }: { text: string }) {
  return (
    <p aria-live="polite" dir="auto" className="wrap-anywhere whitespace-pre-line">
      {text.split(/(?<=[.!?…]\s)/u).map((sentence, index) => (
        <span key={index}>{sentence}</span>
      ))}
    </p>
  );
}

/** Whether nothing has come of a text for longer than that, in milliseconds. */
export function useLateness(
  text: string,
  { known, silentMs }: { known: { text: string }; silentMs: number },
  allowed: number,
): boolean {
  const [lateAt, setLateAt] = useState(silentMs > allowed ? known.text : null);
  useEffect(() => {
    const waited = text === known.text ? silentMs : 0;
    const timer = setTimeout(() => setLateAt(text), allowed - waited);
    return () => clearTimeout(timer);
  }, [text, known, silentMs, allowed]);
  return lateAt === text;
}
