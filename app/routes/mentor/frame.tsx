import type { ReactNode } from "react";
import { formatShortDate } from "~/copy/format";
import { paths } from "~/paths";
import type { NumberedPage } from "~/services/listing/numbered-page";
import { questionLength } from "~/services/talks/limits";
import type { TalkLine } from "~/services/talks/queries.server";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { Plus, Search, Trash2, X } from "~/ui/icons";
import { NumberedPages } from "~/ui/numbered-pages";
import { StyleList } from "./style-list";

type FrameProps = {
  /** Null where the list could not be read. */
  list: NumberedPage<TalkLine> | null;
  selected?: string;
  /** What is looked for in them. */
  question?: string;
  mayBegin: boolean;
  /** A talk, which is as high as the window at least: one writes at its foot. */
  isRoom?: boolean;
  children: ReactNode;
};

/** Everything about the mentor: one's talks on the left, what the styles are on the right, and a page between them. */
export function Frame({ list, selected, question = "", mayBegin, isRoom, children }: FrameProps) {
  return (
    <div data-area="emotions">
      <Container
        width="wide"
        className="grid gap-x-8 gap-y-8 py-4 sm:py-8 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)_16rem]"
      >
        <div
          className={classNames(
            "min-w-0 lg:col-start-2 lg:row-start-1",
            isRoom ? "flex min-h-[calc(100svh-9rem)] flex-col gap-4" : "space-y-6",
          )}
        >
          {children}
        </div>
        <nav
          aria-labelledby="talks"
          className="space-y-4 lg:col-start-1 lg:row-start-1 lg:self-start"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="talks" className="scroll-mt-6 text-xl">
              <a href={paths.talks()} className="hover:underline">
                Twoje rozmowy
              </a>
            </h2>
            {mayBegin && (
              <ButtonLink
                href={paths.newTalk()}
                variant="secondary"
                size="small"
                icon={<Plus className="size-4.5" />}
              >
                Nowa
              </ButtonLink>
            )}
          </div>
          {(question !== "" || (list?.total ?? 0) > 0) && (
            <form
              method="get"
              action={`${paths.talks()}#talks`}
              role="search"
              className="flex items-center gap-2"
            >
              <label htmlFor="q" className="sr-only">
                Szukaj w swoich rozmowach
              </label>
              <input
                id="q"
                name="q"
                type="search"
                className="control min-w-0 grow"
                placeholder="Szukaj w rozmowach"
                defaultValue={question}
                maxLength={questionLength}
                autoComplete="off"
              />
              <Button variant="quiet" size="small">
                <Search className="size-5" />
                <span className="sr-only">Szukaj</span>
              </Button>
            </form>
          )}
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
          <StyleList to={mayBegin ? paths.newTalk : undefined} />
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
      <ul className="space-y-1">
        {list.rows.map(({ id, name, lastMessageAt, isInactive, vanishesAt }) => (
          <li
            key={id}
            className={classNames(
              "flex items-start rounded-control",
              id === selected ? "bg-area-soft" : "hover:bg-sunken",
            )}
          >
            <a
              // Where one writes, with what was said last above it.
              href={`${paths.talk(id)}#write`}
              aria-current={id === selected ? "page" : undefined}
              className="min-h-11 min-w-0 grow py-2 pl-3"
            >
              <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-muted">
                Ostatnia wiadomość: {formatShortDate(lastMessageAt)}
              </span>
              {(isInactive || vanishesAt) && (
                <span className="flex flex-wrap gap-2 pt-1">
                  {isInactive && <Badge>Nieaktywna</Badge>}
                  {vanishesAt && <Badge>Bez śladu</Badge>}
                </span>
              )}
            </a>
            <a
              href={paths.talkDeletion(id)}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:text-danger-ink"
            >
              {vanishesAt ? <X className="size-4.5" /> : <Trash2 className="size-4.5" />}
              <span className="sr-only">
                {vanishesAt ? "Zamknij" : "Usuń"} rozmowę {name}
              </span>
            </a>
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
