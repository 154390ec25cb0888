import { Keyboard } from "~/ui/icons";
import { tieWords } from "~/copy/typography";
import { Button } from "~/ui/button";

const keys = [
  { key: "J", does: "następny wiersz listy" },
  { key: "K", does: "poprzedni wiersz listy" },
  { key: "Enter", does: "otwiera wiersz" },
  { key: "E", does: "pierwsza czynność otwartego wiersza albo pole odpowiedzi" },
  { key: "/", does: "pierwsze pole filtrów" },
  { key: "?", does: "ta ściąga" },
] as const;

/** What keys do here, and the way to switch them off. Without the script there are none, and this is not shown. */
export function KeysHelp() {
  return (
    <desk-keys class="block [&:not(:defined)]:hidden pt-4 max-lg:hidden print:hidden">
      <button
        type="button"
        data-open
        className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full px-2 text-sm text-muted hover:text-ink"
      >
        <Keyboard aria-hidden="true" className="size-4" />
        Skróty klawiszowe: ?
      </button>
      <dialog
        aria-labelledby="skroty-klawiszowe"
        className="m-auto w-full max-w-md rounded-card border border-line bg-surface p-6 text-ink backdrop:bg-night/60"
      >
        <h2 id="skroty-klawiszowe" className="text-xl">
          Skróty klawiszowe
        </h2>
        <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {keys.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-control border border-control bg-sunken px-2 text-center font-sans font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd>{tieWords(does)}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-5 flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" className="tick size-6" defaultChecked />
          Klawisze działają w&nbsp;tej karcie
        </label>
        <Button type="button" data-close variant="secondary" className="mt-4">
          Zamknij
        </Button>
      </dialog>
    </desk-keys>
  );
}
