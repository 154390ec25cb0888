import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import {
  countWaitingActs,
  listDelayedActs,
  listUnreadDecisions,
} from "~/services/acts/queries.server";
import { countComplaints } from "~/services/support/desk-queries.server";
import { switchesOnCached } from "~/services/switches/cached-switches.server";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { Decisions } from "./decisions";
import { DelayedActs } from "./delayed-acts";
import { DeskHeader } from "./desk-header";
import { SwitchesOn } from "./switches-on";
import { staffContext } from "./staff-context.server";
import { visibleTabs } from "./tabs";
import { useCurrentPath } from "./return-path";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

/**
 * What every page of the desk shows: the menu, what is stopped, what one can still take back, and what one has to hear of. Each
 * page below guards itself: a layout is no guard.
 */
export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit);
  const { permissions } = session.actor;
  const [stopped, delayed, decisions, waiting, complaints] = await Promise.all([
    switchesOnCached(ctx),
    listDelayedActs(ctx),
    listUnreadDecisions(ctx),
    countWaitingActs(ctx),
    permissions.includes("answer_messages") ? countComplaints(ctx) : null,
  ]);
  return {
    groups: visibleTabs(permissions),
    hasConsole: permissions.includes("view_orders"),
    mayTurnSwitches: permissions.includes("manage_switches"),
    ...{ stopped, delayed, decisions, waiting, complaints },
  };
}

export default function AdminLayout() {
  const { groups, hasConsole, mayTurnSwitches, ...shown } = useLoaderData<typeof loader>();
  const { stopped, delayed, decisions, waiting, complaints } = shown;
  const here = useCurrentPath();
  const { pathname } = useLocation();
  return (
    <Container
      width="wide"
      className="max-w-[96rem]! grid items-start gap-x-8 gap-y-6 py-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-10"
    >
      <details className="rounded-card border border-line px-4 lg:hidden">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          Menu administracji
        </summary>
        <Menu groups={groups} pathname={pathname} />
      </details>
      <div className="sticky top-6 hidden lg:block">
        <Menu groups={groups} pathname={pathname} />
      </div>
      <div className="min-w-0">
        <DeskHeader {...{ hasConsole, waiting, complaints }} />
        <SwitchesOn names={stopped} isLinked={mayTurnSwitches} />
        {delayed.length + decisions.length > 0 && (
          <div className="mb-6 space-y-3">
            <DelayedActs acts={delayed} here={here} />
            <Decisions acts={decisions} here={here} />
          </div>
        )}
        <Outlet />
      </div>
    </Container>
  );
}

type MenuProps = { groups: ReturnType<typeof visibleTabs>; pathname: string };

function Menu({ groups, pathname }: MenuProps) {
  return (
    <nav aria-label="Administracja" className="grid gap-5 pb-4 sm:grid-cols-3 lg:grid-cols-1">
      {groups.map(({ label, tabs }) => (
        <div key={label}>
          <p className="px-3 pb-1 text-sm font-semibold text-muted">{label}</p>
          <ul>
            {tabs.map(({ href, label, views }) => {
              const isCurrent =
                href === paths.admin()
                  ? pathname === href
                  : [href, ...views].some((list) => isBelow(pathname, list));
              return (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={isCurrent ? "page" : undefined}
                    className={classNames(
                      "flex min-h-11 items-center rounded-full px-3 leading-tight font-medium hover:bg-sunken focus-visible:rounded-full",
                      isCurrent && "bg-sunken font-semibold",
                    )}
                  >
                    {label}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const isBelow = (pathname: string, href: string) =>
  pathname === href || pathname.startsWith(`${href}/`);
