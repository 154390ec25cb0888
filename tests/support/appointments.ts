import { randomUUID } from "node:crypto";
import { db } from "~/db/client.server";
import { switchChanges } from "~/db/schema";
import { talkProducts, talkWithEmoCrew } from "~/products/talk/product";
import { invalidateSwitches } from "~/services/switches/cached-switches.server";
import { stopSelling } from "~/services/switches/switch-names";
import { orderAppointment } from "~/services/appointments/order-appointment.server";
import { findAppointment } from "~/services/appointments/queries.server";
import { teams } from "~/site/personas";
import type { ServiceContext } from "~/services/command/context.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { testContext } from "./orders";
import { screeningOf } from "./screening";

/** Sells talks, whatever was switched before. */
export async function sellTalks(): Promise<void> {
  await db.insert(switchChanges).values(
    talkProducts.map(({ slug }) => ({
      name: stopSelling(slug),
      isOn: false,
      reason: "work_done",
      changedAt: new Date(),
    })),
  );
  invalidateSwitches();
}

/** A persona by its number. */
export function personaNumbered(id: number) {
  const persona = teams.flatMap(({ personas }) => personas).find((each) => each.id === id);
  if (!persona) throw new Error(`There is no persona ${id}.`);
  return persona;
}

type Asked = Parameters<typeof orderAppointment>[1];

/** An order of a talk by somebody whom nobody else knows. */
export function orderTalk(ctx: ServiceContext, asked: Partial<Asked> & Pick<Asked, "time">) {
  const persona = asked.persona ?? personaNumbered(1);
  return orderAppointment(ctx, {
    product: talkWithEmoCrew,
    persona,
    skill: persona.skills[0],
    minutes: 15,
    withAnalysis: false,
    email: `anna.${randomUUID()}@example.com`,
    formToken: randomUUID(),
    screening: screeningOf(),
    ...asked,
  });
}

/** Its money comes. */
export const payForTalk = (
  ctx: ServiceContext,
  order: { id: string; priceGrosze: number },
  paidGrosze = order.priceGrosze,
) => markPaid(ctx, order, { transactionTitle: `TR-${order.id}`, paidGrosze, currency: "PLN" });

/** The talk of an order as it is stored. */
export async function talkOf({ id }: { id: string }) {
  const appointment = await findAppointment(testContext(), id);
  if (!appointment) throw new Error("The order is of no talk.");
  return appointment;
}
