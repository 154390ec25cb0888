import { Fragment, type ReactNode } from "react";
import { paths } from "~/paths";
import type { Mention } from "~/site/posts";
import { readWritten, type Block, type Inline } from "~/site/written-text";

type FormattedTextProps = {
  id?: string;
  /** As it was typed: see `readWritten`. */
  text: string;
  /** Whom it calls by name. */
  mentions?: readonly Mention[];
  /** Whether names and tags lead on: a visitor may open neither. */
  leadsOn?: boolean;
  children?: ReactNode;
};

/** What a member wrote, as it is set. */
export function FormattedText({
  id,
  text,
  mentions = [],
  leadsOn = false,
  children,
}: FormattedTextProps) {
  const words = wordsIn(leadsOn ? mentions : [], leadsOn);
  return (
    <div id={id} className="space-y-3 wrap-anywhere">
      {readWritten(text).map((block, index) => (
        <SetBlock key={index} block={block} words={words} />
      ))}
      {children}
    </div>
  );
}

type Words = (text: string) => ReactNode;

function SetBlock({ block, words }: { block: Block; words: Words }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p dir="auto">
          <SetWords inside={block.inside} words={words} />
        </p>
      );
    case "quote":
      return (
        <blockquote className="space-y-2 border-l-2 border-control pl-4 text-muted">
          {block.inside.map((one, index) => (
            <SetBlock key={index} block={one} words={words} />
          ))}
        </blockquote>
      );
    case "list": {
      const items = block.items.map((item, index) => (
        <li key={index} dir="auto" className="space-y-2">
          {item.map((one, place) =>
            // The lines of a short list stand close.
            one.kind === "paragraph" && item.length === 1 ? (
              <SetWords key={place} inside={one.inside} words={words} />
            ) : (
              <SetBlock key={place} block={one} words={words} />
            ),
          )}
        </li>
      ));
      return block.start === null ? (
        <ul className="list-disc space-y-1 pl-6">{items}</ul>
      ) : (
        <ol start={block.start} className="list-decimal space-y-1 pl-8">
          {items}
        </ol>
      );
    }
  }
}

function SetWords({ inside, words }: { inside: readonly Inline[]; words: Words }) {
  return inside.map((one, index) => {
    switch (one.kind) {
      case "text":
        return <Fragment key={index}>{words(one.text)}</Fragment>;
      case "break":
        return <br key={index} />;
      case "strong":
        return (
          <strong key={index}>
            <SetWords inside={one.inside} words={words} />
          </strong>
        );
      case "emphasis":
        return (
          <em key={index}>
            <SetWords inside={one.inside} words={words} />
          </em>
        );
      case "link":
        return <OutLink key={index} href={one.href} inside={one.inside} />;
    }
  });
}

const textOf = (inside: readonly Inline[]): string =>
  inside
    .map((one) =>
      one.kind === "text" ? one.text : one.kind === "break" ? " " : textOf(one.inside),
    )
    .join("");

/** Leads out of the site, and says where to when its words do not: they could name another place. */
function OutLink({ href, inside }: { href: string; inside: readonly Inline[] }) {
  const { host } = new URL(href);
  const shown = textOf(inside);
  return (
    <>
      <a href={href} rel="ugc nofollow noopener noreferrer" className="link">
        <bdi>{shown || host}</bdi>
      </a>
      {!isAddress(shown, host) && <bdi className="text-sm text-muted"> ({host})</bdi>}
    </>
  );
}

const isAddress = (shown: string, host: string) =>
  shown
    .replace(/^https?:\/\//i, "")
    .split(/[/?#]/)[0]
    ?.toLowerCase() === host;

const tag = String.raw`(?<![\p{L}\p{N}&/])#[\p{L}\p{N}_]{2,30}`;
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Sets names and tags among words. Longer names go first, so that „Ania Maria” is not „Ania”. */
function wordsIn(mentions: readonly Mention[], leadsOn: boolean): Words {
  if (!leadsOn) return (text) => text;
  const byName = new Map(mentions.map((mention) => [mention.name, mention]));
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const parts =
    names.length > 0
      ? [`(?<![\\p{L}\\p{N}])@(?:${names.join("|")})(?![\\p{L}\\p{N}])`, tag]
      : [tag];
  const pattern = new RegExp(`(${parts.join("|")})`, "gu");
  return (text) => {
    if (!text.includes("#") && !text.includes("@")) return text;
    return text.split(pattern).map((part, index) => {
      if (index % 2 === 0) return part;
      const mention = part.startsWith("@") ? byName.get(part.slice(1)) : undefined;
      return (
        <a
          key={index}
          href={
            mention
              ? paths.member(mention.id)
              : paths.search({ q: part.slice(1).replaceAll("_", " ") })
          }
          className="link"
        >
          <bdi>{part}</bdi>
        </a>
      );
    });
  };
}
