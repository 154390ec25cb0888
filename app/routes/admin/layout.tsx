import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useMatches, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  countWaitingActs,
  listDelayedActs,
  listUnreadDecisions,
} from "~/services/acts/queries.server";
import { countComplaints } from "~/services/support/desk-queries.server";
import { switchesOnCached } from "~/services/switches/cached-switches.server";
import { FailurePage } from "~/forms/failure-page";
import type { RouteHandle } from "~/http/route-handle";
import { mainId } from "~/ui/page-shell";
import { Decisions } from "./decisions";
import { DelayedActs } from "./delayed-acts";
import { ComplaintBell, DeskBell } from "./desk-bell";
import { KeysHelp } from "./keys-help";
import { pendingByTab, pendingWorkOnce } from "./pending-work.server";
import { Rail } from "./rail";
import { useCurrentPath } from "./return-path";
import { staffContext } from "./staff-context.server";
import { SwitchesOn } from "./switches-on";
import { visibleGroups } from "./tabs";

export const handle: RouteHandle = { openInMaintenance: true, desk: true };

/**
 * What every page of the desk shows: the menu, what is stopped, what one can still take back, and what one has to hear of. Each
 * page below guards itself: a layout is no guard.
 */
export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit);
  const { permissions } = session.actor;
  const [stopped, delayed, decisions, waiting, complaints, work] = await Promise.all([
    switchesOnCached(ctx),
    listDelayedActs(ctx),
    listUnreadDecisions(ctx),
    countWaitingActs(ctx),
    permissions.includes("answer_messages") ? countComplaints(ctx) : null,
    pendingWorkOnce(visit.context, ctx, permissions),
  ]);
  return {
    groups: visibleGroups(permissions),
    waitingByTab: pendingByTab(work),
    hasConsole: permissions.includes("view_orders"),
    mayTurnSwitches: permissions.includes("manage_switches"),
    ...{ stopped, delayed, decisions, waiting, complaints },
  };
}

type FrameData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function AdminLayout() {
  return (
    <Frame data={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}

/** What went wrong stands where the page would; where the frame itself could not be read, the house's own is around it. */
export function ErrorBoundary() {
  const failure = <FailurePage error={useRouteError()} isAtDesk />;
  const frame = useMatches().find(({ handle }) => (handle as RouteHandle | undefined)?.desk);
  return frame?.data == null ? failure : <Frame data={frame.data as FrameData}>{failure}</Frame>;
}

function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const { groups, waitingByTab, hasConsole, mayTurnSwitches } = data;
  const { stopped, delayed, decisions, waiting, complaints } = data;
  const here = useCurrentPath();
  const { pathname } = useLocation();
  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <Rail waiting={waitingByTab} {...{ groups, hasConsole, pathname, here }} />
      <main
        id={mainId}
        tabIndex={-1}
        className="min-w-0 px-4 py-5 focus:outline-none sm:px-6 lg:px-8 lg:py-7"
      >
        <div className="mx-auto max-w-[100rem] space-y-5">
          <SwitchesOn names={stopped} isLinked={mayTurnSwitches} />
          {complaints && <ComplaintBell warned={complaints.warned} />}
          {waiting !== null && <DeskBell waiting={waiting} />}
          {delayed.length + decisions.length > 0 && (
            <div className="space-y-3">
              <DelayedActs acts={delayed} here={here} />
              <Decisions acts={decisions} here={here} />
            </div>
          )}
          {children}
          <KeysHelp />
        </div>
      </main>
    </div>
  );
}
