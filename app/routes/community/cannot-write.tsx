import { paths } from "~/paths";
import { writeRefusals, type WriteRefusal } from "~/services/groups/refusals";
import { Notice } from "~/ui/notice";

type CannotWriteProps = {
  cannotWrite: WriteRefusal;
  group: { slug: string };
  what: "post" | "komentarz";
  back: string;
};

/** Stands where a form would, for whoever cannot write here now: why, and what can be done about it. */
export function CannotWrite({ cannotWrite, group, what, back }: CannotWriteProps) {
  const ways: Partial<Record<WriteRefusal, { href: string; label: string }>> = {
    not_signed_in: { href: paths.login(back), label: `Zaloguj się, aby dodać ${what}` },
    not_a_member: { href: paths.group(group.slug), label: "Przejdź do grupy" },
    nick_missing: { href: paths.nick(back), label: "Wybierz nick" },
    pseudonym_missing: { href: paths.joinGroup(group.slug), label: "Wybierz pseudonim" },
  };
  const way = ways[cannotWrite];
  return (
    <Notice>
      {cannotWrite !== "not_signed_in" && <p>{writeRefusals[cannotWrite].text}</p>}
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
