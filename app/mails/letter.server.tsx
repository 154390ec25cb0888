import { Fragment } from "react";
import { brand } from "~/config/brand";
import type { HelpLine } from "~/copy/help-lines";
import { MailCover } from "./cover.server";
import {
  MailButton,
  MailFacts,
  MailHeading,
  MailHelpLines,
  MailParagraph,
  MailQuote,
  renderMail,
  type MailFact,
} from "./layout.server";
import { factsAsText, helpAsText, linkAsText } from "./plain-text";

type Part = string | { quote: string } | { invitation: string; lines: readonly HelpLine[] };

export type Letter = {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  /** Stands first of all, where a mail can be answered: what is below it is not the answer. */
  above?: string;
  heading: string;
  cover?: { picture: string; kicker?: string; title: string };
  paragraphs: readonly Part[];
  button?: { label: string; href: string };
  facts?: readonly MailFact[];
};

/** A short mail with the same words as HTML and as text. */
export function composeLetter(letter: Letter): { subject: string; html: string; text: string } {
  const { subject, preview, above, heading, cover, paragraphs, button, facts = [] } = letter;
  const buttonInView = button && <MailButton href={button.href}>{button.label}</MailButton>;
  const buttonAsText = button ? [linkAsText(button)] : [];
  const html = renderMail({
    title: subject,
    preview,
    children: (
      <>
        {above && <MailParagraph>{above}</MailParagraph>}
        <MailHeading>{heading}</MailHeading>
        {cover && <MailCover {...cover} />}
        {cover && buttonInView}
        {paragraphs.map((part, index) => (
          <Fragment key={index}>{partInView(part)}</Fragment>
        ))}
        {!cover && buttonInView}
        {facts.length > 0 && <MailFacts items={facts} />}
      </>
    ),
  });
  const text = [
    ...(above ? [above] : []),
    heading,
    ...(cover ? [cover.title, ...buttonAsText] : []),
    ...paragraphs.map(partAsText),
    ...(cover ? [] : buttonAsText),
    ...factsAsText(facts),
    brand.name,
  ].join("\n\n");
  return { subject, html, text };
}

function partInView(part: Part) {
  if (typeof part === "string") return <MailParagraph>{part}</MailParagraph>;
  return "quote" in part ? <MailQuote>{part.quote}</MailQuote> : <MailHelpLines {...part} />;
}

function partAsText(part: Part): string {
  if (typeof part === "string") return part;
  return "quote" in part ? part.quote.replace(/^/gm, "> ").replace(/ +$/gm, "") : helpAsText(part);
}

/** What somebody typed, as its paragraphs; a line of its own stays one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
