import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { CrisisStep } from "~/crisis/detour";
import type { Sent as RoomSent } from "~/http/free-text-action.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import type { FlashCode } from "~/notices/notices";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { Conflict, TooManyRequests } from "~/services/command/errors";
import { deleteBookedTalk } from "~/services/fulfilment/delete-booked-talk.server";
import { findRoom } from "~/services/talks/find-room.server";
import { hearUnsentInRoom } from "~/services/talks/hear-unsent.server";
import { roomPage } from "~/services/talks/room-page.server";
import { roomRefusals } from "~/services/talks/room-refusals";
import { roomWords } from "~/services/talks/room-words";
import {
  endOwnRoom,
  resumeRoom,
  sendInRoom,
  standForHelp,
} from "~/services/talks/send-in-room.server";
import { mailTranscript } from "~/services/talks/transcript-mail.server";
import { noteVisit } from "~/services/talks/visit-room.server";
import { portraitAddress } from "~/ui/portrait";
import type { ShownRoom } from "./room-view";

/** The room at an address, for whoever has its link. @throws NotFound */
export async function readRoom({ params, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  return { ctx, page: await shownRoom(ctx, params.token ?? "") };
}

async function shownRoom(ctx: ServiceContext, token: string): Promise<ShownRoom> {
  const page = await roomPage(ctx, token);
  return { ...page, portrait: portraitAddress(page.persona) };
}

/** The same for somebody who looks at it: they have come. @throws NotFound */
export async function visitRoom(visit: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(visit.context));
  const room = await findRoom(ctx, visit.params.token ?? "");
  if (room) await noteVisit(ctx, room);
  return readRoom(visit);
}

/** What is said where nothing could be sent. */
const failures = {
  notKept: roomWords.notSent,
  tooOften: "W tej godzinie było tu bardzo dużo wiadomości. Spróbuj za kilka minut.",
};

type Facts = { ctx: ServiceContext; page: ShownRoom };
type Sent = { form: { values: Readonly<Record<string, string>> } };

/** What both pages on which somebody writes in a room do with it: the one that lives, and the one that stands still. */
export const roomSteps = {
  read: readRoom,
  async instead({ ctx, page: { token } }: Facts, { form: { values } }: Sent) {
    const to = paths.room(token);
    const done = (notice: FlashCode | null) => ({ to, notice });
    switch (values.intent) {
      case "resume":
        await resumeRoom(ctx, token).catch(unlessOver);
        return done(null);
      case "end":
        await endOwnRoom(ctx, token).catch(unlessOver);
        return done(null);
      case "mail":
        await mailTranscript(ctx, token);
        return done("transcript-mailed");
      case "delete":
        return done((await deleteBookedTalk(ctx, token)) ? "talk-erased" : "talk-not-erased");
      default:
        return null;
    }
  },
  // Where nothing is left of a talk, its consent may have been withdrawn.
  mayBeRead: ({ page }: Facts) => page.phase !== "closed",
  // What is refused, since the talk has not begun or is over, no answer is written to, so nobody would read it.
  isReadLater: ({ page }: Facts) => page.phase === "during",
  atHelp: ({ ctx, page }: Facts, step: CrisisStep) =>
    standForHelp(ctx, page.token, { isForAnother: step === "helpForAnother" }),
  refused: { form: roomRefusals },
  failures,
} as const;

/** It has come to its end meanwhile, which the page says. */
function unlessOver(error: unknown): void {
  const codes: readonly string[] = Object.values(roomRefusals).map(({ code }) => code);
  if (!(error instanceof Conflict && codes.includes(error.code))) throw error;
}

/** Says it; what came too often is heard all the same, so that no limit stands before help. */
export const say = (
  { ctx, page }: Facts,
  { message, formToken }: { message: string; formToken: string },
  screening: Parameters<typeof sendInRoom>[1]["screening"],
  { visit, refuse }: Pick<RoomSent<ShownRoom>, "visit" | "refuse">,
) =>
  sendInRoom(ctx, { token: page.token, content: message, formToken, screening }).catch(
    async (error: unknown) => {
      if (!(error instanceof TooManyRequests)) throw error;
      const { clientAddress } = visit.context;
      const unsent = { token: page.token, content: message, screening, clientAddress };
      const helpFor = await hearUnsentInRoom(ctx, unsent);
      if (!helpFor) throw error;
      const shown =
        helpFor === "another" ? { isForAnother: true } : { isAcute: true, needsHelp: true };
      // The clock stands since it was heard.
      const now = await shownRoom(ctx, page.token);
      refuse(failures.tooOften, 429, { ...now, ...shown });
    },
  );
