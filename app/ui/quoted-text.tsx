/** Words of somebody under a heading, as they were typed: what is answered, or what could not be sent. */
export function QuotedText({ heading, text }: { heading: string; text: string | undefined }) {
  return (
    <section className="space-y-2 rounded-card border border-line bg-sunken p-4">
      <h2 className="text-lg">{heading}</h2>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  );
}

/** What somebody typed into a field that its page does not show any more. */
export const UnsentText = ({ label, text }: { label: string; text: string | undefined }) => (
  <QuotedText heading={`${label}: tego nie wysłaliśmy`} text={text} />
);
