import type { ReactNode } from "react";
import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { writeRefusals, type WriteRefusal } from "~/services/groups/refusals";
import { takesNoAnswers } from "~/services/posts/refusals";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

type CannotWriteProps = {
  cannotWrite: WriteRefusal;
  /** Until when a silence lasts, ISO 8601; null for every other reason. */
  until: string | null;
  group: { slug: string };
  what: "post" | "komentarz";
  back: string;
};

/** Stands where a form would, for whoever was blocked by the person whom they would answer. */
export const NotWelcome = ({
  by = "Ta osoba",
  children,
}: {
  by?: string;
  /** What they may do all the same. */
  children?: ReactNode;
}) => (
  <Notice>
    <p>{tieWords(`${takesNoAnswers(by)} Możesz tu dalej czytać.`)}</p>
    {children}
  </Notice>
);

/** Stands where a form would, for whoever cannot write here now: why, and what can be done about it. */
export function CannotWrite({ cannotWrite, until, group, what, back }: CannotWriteProps) {
  const ways: Partial<Record<WriteRefusal, { href: string; label: string }>> = {
    not_signed_in: { href: paths.login(back), label: `Zaloguj się, aby dodać ${what}` },
    nick_missing: { href: paths.nick(back), label: "Wybierz nick" },
    pseudonym_missing: { href: paths.joinGroup(group.slug), label: "Wybierz pseudonim" },
    silenced: { href: paths.cases(), label: "Powód i droga odwołania" },
  };
  const way = ways[cannotWrite];
  // Nothing is wrong: it stands where one would write, and looks like it.
  if (cannotWrite === "not_signed_in" && way)
    return (
      <a
        href={way.href}
        className="flex min-h-14 items-center rounded-card border border-line bg-surface px-5 text-lg text-muted shadow-card hover:border-control hover:underline print:hidden"
      >
        {way.label}
      </a>
    );
  return (
    <Notice>
      <p>
        {tieWords(
          until === null
            ? writeRefusals[cannotWrite].text
            : `Do ${formatDateTime(until)} możesz w tej grupie czytać, ale nie pisać.`,
        )}
      </p>
      {cannotWrite === "not_a_member" && (
        <form method="post" action={paths.joinGroup(group.slug)} className="pt-2">
          <input type="hidden" name="returnTo" value={back} />
          <Button size="small">Dołącz do grupy</Button>
        </form>
      )}
      {way && (
        <p>
          <a href={way.href} className="link inline-flex min-h-11 items-center font-semibold">
            {way.label}
          </a>
        </p>
      )}
    </Notice>
  );
}
