import { Moon, Sun } from "./icons";

const buttonClass =
  "min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full px-2.5 font-medium hover:bg-surface focus-visible:rounded-full";

export function ThemeToggle({ returnTo }: { returnTo: string }) {
  return (
    <theme-toggle class="contents">
      <form method="post" action="/theme">
        <input type="hidden" name="returnTo" value={returnTo} />
        <button name="theme" value="dark" className={`inline-flex dark:hidden ${buttonClass}`}>
          <Moon className="size-5" />
          <span className="sr-only">Ciemny motyw</span>
        </button>{" "}
        <button name="theme" value="light" className={`hidden dark:inline-flex ${buttonClass}`}>
          <Sun className="size-5" />
          <span className="sr-only">Jasny motyw</span>
        </button>
      </form>
    </theme-toggle>
  );
}
