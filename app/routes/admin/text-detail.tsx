import type { ReactNode } from "react";
import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import type { CaseAboutText } from "~/services/moderation/text-cases.server";
import type { Author } from "~/site/author";
import { caseStates, decisionLine } from "~/site/moderation";
import { AuthorPicture } from "~/ui/author-picture";
import { Badge, StatusBadge } from "~/ui/badge";
import { WrittenText } from "~/ui/written-text";
import { Facts } from "./facts";
import { ActLinks } from "./act-link";
import { textStates, type TextState } from "~/services/posts/text-states";

export type FoundText = {
  id: string;
  state: TextState;
  isModerated: boolean;
  content: string;
  author: Author;
  group: { slug: string; name: string; isSensitive: boolean };
  createdAt: Date;
  editedAt: Date | null;
  likeCount: number;
};

type TextDetailProps = {
  title: string;
  found: FoundText;
  cases: readonly CaseAboutText[];
  links: readonly ActLinkLine[];
  /** Why nothing can be done to it, where nothing can. */
  refused: string | null;
  facts: readonly { label: string; value: ReactNode }[];
  children?: ReactNode;
};

export function TextDetail({
  title,
  found,
  cases,
  links,
  refused,
  facts,
  children,
}: TextDetailProps) {
  const { state, isModerated, content, author, group } = found;
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">
        <bdi>{title}</bdi>
      </h2>
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge {...textStates[state]} />
        {isModerated && state !== "deleted" && <Badge>Zmieniony przez moderację</Badge>}
      </p>
      <p className="flex min-w-0 items-center gap-2">
        <AuthorPicture author={author} size="small" />
        <bdi className="min-w-0 font-semibold wrap-anywhere">{author.name}</bdi>
      </p>
      {state === "deleted" ? (
        <p className="text-muted">
          {isModerated
            ? "Usunął to nasz zespół. Słowa przeczytasz w sprawie, dopóki da się je przywrócić."
            : "Tych słów już nie ma."}
        </p>
      ) : (
        <div
          className="max-h-96 overflow-y-auto rounded-control bg-sunken p-4"
          role="region"
          aria-label="Treść"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
          tabIndex={0}
        >
          <WrittenText text={content} />
        </div>
      )}
      <Acts {...{ cases, links, refused }} />
      <Facts
        items={[
          {
            label: "Grupa",
            value: group.isSensitive ? `${group.name} (pod pseudonimem)` : group.name,
          },
          ...facts,
          { label: "Polubienia", value: found.likeCount },
          { label: "Napisany", value: formatDateTime(found.createdAt) },
          ...(found.editedAt
            ? [{ label: "Zmieniony przez autora", value: formatDateTime(found.editedAt) }]
            : []),
        ]}
      />
      {children}
      <Cases cases={cases} />
    </>
  );
}

function Acts({ cases, links, refused }: Pick<TextDetailProps, "cases" | "links" | "refused">) {
  const appealed = cases.find((one) => one.state === "appealed");
  const open = cases.find((one) => one.state === "open");
  return (
    <>
      {appealed ? (
        <p>
          W sprawie tego tekstu czeka odwołanie.{" "}
          <a className="link" href={paths.adminTab("reports", appealed.id)}>
            Odpowiedz na nie
          </a>
        </p>
      ) : (
        open && (
          <p>
            {tieWords(refused ?? "O tym tekście czeka sprawa. To, co tu zrobisz, ją rozstrzygnie.")}{" "}
            <a className="link" href={paths.adminTab("reports", open.id)}>
              Przeczytaj zgłoszenia
            </a>
          </p>
        )
      )}
      {links.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <ActLinks links={links} />
        </div>
      )}
    </>
  );
}

function Cases({ cases }: Pick<TextDetailProps, "cases">) {
  return (
    <section className="space-y-2">
      <h3 className="text-lg">Sprawy o tym tekście</h3>
      {cases.length === 0 && <p className="text-muted">Nie było żadnej.</p>}
      <ul className="space-y-3">
        {cases.map(({ id, state, openedAt, decisions }) => (
          <li key={id} className="text-sm">
            <a className="link" href={paths.adminTab("reports", id)}>
              {caseStates[state].label}, {formatDateTime(openedAt)}
            </a>
            {decisions.map((decision) => (
              <p key={decision.id} className={decision.revertedAt ? "text-muted" : undefined}>
                {decisionLine(decision)} · {formatDateTime(decision.decidedAt)}
                {decision.isAutomated ? " · system" : decision.byKeeper ? " · opiekun grupy" : ""}
                {decision.revertedAt && " · już nie obowiązuje"}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
