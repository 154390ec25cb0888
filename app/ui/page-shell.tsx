import type { ReactNode } from "react";
import type { Account } from "./account-menu";
import { Footer, SlimFooter } from "./footer";
import { SlimTopBar, TopBar } from "./top-bar";

const mainId = "tresc";

type PageShellProps = {
  /** Path and query of the page in view: marks the current link, and the theme form returns to it. */
  path: string;
  /** Null for visitors. */
  account: Account | null;
  /** Where somebody orders or pays: nothing around the page leads away from it but the way home, help and the rules. */
  slim: boolean;
  children: ReactNode;
};

/** The frame of every page. `children` bring their own `Container`, as some sections run from edge to edge. */
export function PageShell({ path, account, slim, children }: PageShellProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href={`#${mainId}`}
        data-theme="dark"
        className="absolute top-2 left-2 z-20 -translate-y-24 rounded-full bg-primary px-5 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        Przejdź do treści
      </a>
      {slim ? <SlimTopBar path={path} /> : <TopBar path={path} account={account} />}
      <main id={mainId} tabIndex={-1} className="grow focus:outline-none">
        {children}
      </main>
      {slim ? <SlimFooter /> : <Footer />}
    </div>
  );
}
