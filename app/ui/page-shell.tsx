import type { ReactNode } from "react";
import type { Operator } from "~/config/operator.server";
import type { Account } from "./account-menu";
import { Footer, SlimFooter } from "./footer";
import { SlimTopBar, TopBar } from "./top-bar";

/** What the link to the content leads to: the page's `main`. */
export const mainId = "tresc";

type PageShellProps = {
  path: string;
  account: Account | null;
  slim: boolean;
  /** The page brings its own frame, `main` in it. */
  isFramed?: boolean;
  /** Undefined where the page failed before it was known. */
  trader?: Operator;
  children: ReactNode;
};

export function PageShell({
  path,
  account,
  slim,
  isFramed = false,
  trader,
  children,
}: PageShellProps) {
  if (isFramed)
    return (
      <>
        <SkipLink />
        {children}
      </>
    );
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
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

function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      data-theme="dark"
      className="absolute top-2 left-2 z-20 -translate-y-24 rounded-full bg-primary px-5 py-3 font-semibold text-on-primary focus:translate-y-0"
    >
      Przejdź do treści
    </a>
  );
}
