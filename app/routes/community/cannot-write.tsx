import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { writeRefusals, type WriteRefusal } from "~/services/groups/refusals";
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

/** Stands where a form would, for whoever cannot write here now: why, and what can be done about it. */
export function CannotWrite({ cannotWrite, until, group, what, back }: CannotWriteProps) {
  const ways: Partial<Record<WriteRefusal, { href: string; label: string }>> = {
    not_signed_in: { href: paths.login(back), label: `Zaloguj się, aby dodać ${what}` },
    nick_missing: { href: paths.nick(back), label: "Wybierz nick" },
    pseudonym_missing: { href: paths.joinGroup(group.slug), label: "Wybierz pseudonim" },
    silenced: { href: paths.cases(), label: "Powód i droga odwołania" },
  };
  const way = ways[cannotWrite];
  return (
    <Notice>
      {cannotWrite !== "not_signed_in" && (
        <p>
          {tieWords(
            until === null
              ? writeRefusals[cannotWrite].text
              : `Do ${formatDateTime(until)} możesz w tej grupie czytać, ale nie pisać.`,
          )}
        </p>
      )}
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
