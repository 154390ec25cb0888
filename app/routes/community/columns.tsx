import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { GroupList } from "~/services/groups/queries.server";
import { AreaIcon } from "~/ui/area-icon";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { AsidePart } from "~/ui/with-aside";
import type { SidePanelFacts } from "./read-side-panel.server";
import { SidePanel } from "./side-panel";
import { MyGroups } from "./my-groups";

type ColumnsProps = {
  groups: GroupList;
  side: SidePanelFacts;
  isStaff: boolean;
  /** Nothing has happened yet: the room of what will have happened goes to the middle. */
  isNew?: boolean;
  children: ReactNode;
};

export function Columns({ groups, side, isStaff, isNew = false, children }: ColumnsProps) {
  if (isNew)
    return (
      <div data-area="community">
        <Container width="wide" className="space-y-10 py-8 sm:py-12">
          <div className="space-y-6">{children}</div>
          <AccountLinks isStaff={isStaff} isRow />
        </Container>
      </div>
    );
  return (
    <div data-area="community">
      <Container
        width="wide"
        className="grid gap-x-8 gap-y-6 py-6 sm:py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] xl:grid-cols-[14rem_minmax(0,1fr)_15rem] xl:grid-rows-[auto_1fr]"
      >
        {groups.total > 0 && <MyGroups list={groups} now={side.now} />}
        <div className="min-w-0 space-y-5 lg:col-start-2 lg:row-span-3 lg:row-start-1 xl:row-span-2">
          {children}
        </div>
        <div className="min-w-0 lg:col-start-1 xl:col-start-3 xl:row-span-2 xl:row-start-1">
          <SidePanel {...side} />
          <MentorPart />
        </div>
        <AccountLinks isStaff={isStaff} />
      </Container>
    </div>
  );
}

/** The way to the mentor, whom the bar has no room for. */
const MentorPart = () => (
  <div className="mt-8 max-lg:hidden">
    <AsidePart
      id="mentor"
      title="Mentor AI"
      area="emotions"
      icon={<AreaIcon area="emotions" className="size-10!" />}
    >
      <p className="text-sm">
        {tieWords("Wolisz najpierw ułożyć myśli? Odpowiada program (AI), nie człowiek.")}
      </p>
      <a href={paths.talks()} className="link inline-flex min-h-11 items-center font-semibold">
        Porozmawiaj z{"\u00a0"}mentorem
      </a>
    </AsidePart>
  </div>
);

function AccountLinks({ isStaff, isRow = false }: { isStaff: boolean; isRow?: boolean }) {
  const own = [
    { href: paths.savedPosts(), label: "Zapisane posty" },
    ...(isRow ? [{ href: paths.talks(), label: "Mentor AI" }] : []),
    { href: paths.profileOrders(), label: "Moje zamówienia" },
    { href: paths.profileSettings(), label: "Ustawienia konta" },
    { href: paths.profileSessions(), label: "Zalogowane urządzenia" },
    ...(isStaff ? [{ href: paths.admin(), label: "Administracja" }] : []),
  ];
  return (
    <nav
      aria-labelledby="konto"
      className={classNames("space-y-1", isRow && "border-t border-line pt-6")}
    >
      <h2 id="konto" className="text-xl">
        Twoje konto
      </h2>
      <ul className={isRow ? "flex flex-wrap gap-x-8" : undefined}>
        {own.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
