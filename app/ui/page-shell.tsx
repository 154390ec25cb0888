import type { ReactNode } from "react";
import type { Operator } from "~/config/operator.server";
import type { Account } from "./account-menu";
import { Footer, SlimFooter } from "./footer";
import { SlimTopBar, TopBar } from "./top-bar";

const mainId = "tresc";

type PageShellProps = {
  path: string;
  account: Account | null;
  slim: boolean;
  /** Undefined where the page failed before it was known. */
  trader?: Operator;
  children: ReactNode;
};

export function PageShell({ path, account, slim, trader, children }: PageShellProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href={`#${mainId}`}
        data-theme="dark"
        className="absolute top-2 left-2 z-20 -translate-y-24 rounded-full bg-primary px-5 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        Przejdź do treści
      </a>
      <div className="contents print:hidden">
        {slim ? <SlimTopBar path={path} /> : <TopBar path={path} account={account} />}
      </div>
      <main id={mainId} tabIndex={-1} className="grow focus:outline-none">
        {children}
      </main>
      <div className="contents print:hidden">
        {slim ? <SlimFooter trader={trader} /> : <Footer trader={trader} />}
      </div>
    </div>
  );
}
