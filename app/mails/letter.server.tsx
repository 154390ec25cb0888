import { brand } from "~/config/brand";
import { MailButton, MailFacts, MailHeading, MailParagraph, renderMail } from "./layout.server";

export type Letter = {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  facts?: readonly { label: string; value: string }[];
};

/** A short mail with the same words as HTML and as text. */
export function composeLetter(letter: Letter): { subject: string; html: string; text: string } {
  const { subject, preview, heading, paragraphs, button, facts = [] } = letter;
  const html = renderMail({
    title: subject,
    preview,
    children: (
      <>
        <MailHeading>{heading}</MailHeading>
        {paragraphs.map((paragraph, index) => (
          <MailParagraph key={index}>{paragraph}</MailParagraph>
        ))}
        {button && <MailButton href={button.href}>{button.label}</MailButton>}
        {facts.length > 0 && <MailFacts items={facts} />}
      </>
    ),
  });
  const text = [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.href}`] : []),
    ...facts.map(({ label, value }) => `${label}\n${value}`),
    brand.name,
  ].join("\n\n");
  return { subject, html, text };
}
