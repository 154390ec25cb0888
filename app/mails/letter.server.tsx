import { brand } from "~/config/brand";
import {
  factsAsText,
  MailButton,
  MailCover,
  MailFacts,
  MailHeading,
  MailParagraph,
  renderMail,
  type MailFact,
} from "./layout.server";

export type Letter = {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  /** What was bought, right below the heading, with the button below it. */
  cover?: { picture: string; kicker?: string; title: string };
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  facts?: readonly MailFact[];
};

/** A short mail with the same words as HTML and as text. */
export function composeLetter(letter: Letter): { subject: string; html: string; text: string } {
  const { subject, preview, heading, cover, paragraphs, button, facts = [] } = letter;
  const buttonInView = button && <MailButton href={button.href}>{button.label}</MailButton>;
  const buttonAsText = button ? [`${button.label}: ${button.href}`] : [];
  const html = renderMail({
    title: subject,
    preview,
    children: (
      <>
        <MailHeading>{heading}</MailHeading>
        {cover && <MailCover {...cover} />}
        {cover && buttonInView}
        {paragraphs.map((paragraph, index) => (
          <MailParagraph key={index}>{paragraph}</MailParagraph>
        ))}
        {!cover && buttonInView}
        {facts.length > 0 && <MailFacts items={facts} />}
      </>
    ),
  });
  const text = [
    heading,
    ...(cover ? [cover.title, ...buttonAsText] : []),
    ...paragraphs,
    ...(cover ? [] : buttonAsText),
    ...factsAsText(facts),
    brand.name,
  ].join("\n\n");
  return { subject, html, text };
}
