import type { ReactNode } from "react";
import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { NumberedPage } from "~/services/listing/numbered-page";
import { questionLength } from "~/services/talks/limits";
import type { TalkLine } from "~/services/talks/queries.server";
import { mentorStyles, styleName } from "~/services/talks/styles";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { NumberedPages } from "~/ui/numbered-pages";

type FrameProps = {
  /** Null where the list could not be read. */
  list: NumberedPage<TalkLine> | null;
  selected?: string;
  /** What is looked for in them. */
  question?: string;
  mayBegin: boolean;
  children: ReactNode;
};

/** Everything about the mentor: one's talks on the left, what the styles are on the right, and a page between them. */
export function Frame({ list, selected, question = "", mayBegin, children }: FrameProps) {
  return (
    <div data-area="emotions">
      <Container
        width="wide"
        className="grid gap-x-8 gap-y-8 py-6 sm:py-10 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)_16rem]"
      >
        <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-start-1">{children}</div>
        <nav
          aria-labelledby="talks"
          className="space-y-4 lg:col-start-1 lg:row-start-1 lg:self-start"
        >
          <h2 id="talks" className="text-2xl">
            <a href={paths.talks()} className="hover:underline">
              Twoje rozmowy
            </a>
          </h2>
          {mayBegin && (
            <ButtonLink href={paths.newTalk()} variant="secondary">
              ➕ Nowa
            </ButtonLink>
          )}
          <form
            method="get"
            action={`${paths.talks()}#talks`}
            role="search"
            className="flex flex-wrap items-end gap-2"
          >
            <div className="min-w-0 grow">
              <label htmlFor="q" className="mb-1.5 block text-sm font-semibold">
                Szukaj w swoich rozmowach
              </label>
              <input
                id="q"
                name="q"
                type="search"
                className="control"
                defaultValue={question}
                maxLength={questionLength}
                autoComplete="off"
              />
            </div>
            <Button variant="secondary" size="small">
              Szukaj
            </Button>
          </form>
          {question && (
            <a href={paths.talks()} className="link inline-flex min-h-11 items-center">
              Wszystkie rozmowy
            </a>
          )}
          <TalkList {...{ list, selected, question }} />
        </nav>
        <aside aria-labelledby="styles" className="hidden space-y-4 xl:block">
          <h2 id="styles" className="text-xl">
            Style mentora
          </h2>
          <dl className="space-y-3 text-sm">
            {mentorStyles.map(({ number, does, isNot }) => (
              <div key={number}>
                <dt className="font-semibold">{styleName(number)}</dt>
                <dd>{tieWords(`${does} ${isNot}`)}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </Container>
    </div>
  );
}

function TalkList({
  list,
  selected,
  question = "",
}: Pick<FrameProps, "list" | "selected" | "question">) {
  if (!list) return <p>Nie udało się pobrać rozmów</p>;
  if (list.total === 0)
    return (
      <p className="text-muted">{question ? "Nie ma rozmowy z tymi słowami." : "Brak rozmów."}</p>
    );
  return (
    <>
      <ul className="space-y-2">
        {list.rows.map(({ id, name, lastMessageAt, isInactive, vanishesAt }) => (
          <li
            key={id}
            className={classNames(
              "rounded-control border p-3",
              id === selected ? "border-control bg-sunken" : "border-line",
            )}
          >
            <a
              href={paths.talk(id)}
              aria-current={id === selected ? "page" : undefined}
              className="block min-h-11"
            >
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-muted">
                Ostatnia wiadomość: {formatDateTime(lastMessageAt)}
              </span>
            </a>
            <p className="flex flex-wrap items-center gap-3">
              {isInactive && <Badge>Nieaktywna</Badge>}
              {vanishesAt && <Badge>Bez śladu</Badge>}
              <a
                href={paths.talkDeletion(id)}
                className="link inline-flex min-h-11 items-center text-sm"
              >
                {vanishesAt ? "Zamknij" : "Usuń"}
                <span className="sr-only"> rozmowę {name}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
      <NumberedPages
        label="Strony listy rozmów"
        page={list.page}
        pages={list.pages}
        href={(page) => paths.talks(page, question)}
      />
    </>
  );
}
