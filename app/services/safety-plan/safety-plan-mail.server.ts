import { eq } from "drizzle-orm";
import { helpLines } from "~/copy/help-lines";
import { safetyPlanCopies } from "~/db/schema";
import { composeLetter } from "~/mails/letter.server";
import type { TransactionContext } from "../command/context.server";
import type { MailWriter } from "../mails/mail-writer";
import { safetyPlanMail } from "./safety-plan-mail";
import { planSections, type SafetyPlan } from "./sections";

/** To whoever wrote a safety plan: the plan, below the numbers to call. */
export const safetyPlanLetter = (plan: SafetyPlan) =>
  composeLetter({
    subject: safetyPlanMail.subject(),
    preview: "Zachowaj ją tam, gdzie łatwo ją znajdziesz.",
    heading: "Mój plan na trudną chwilę",
    paragraphs: [
      { invitation: "Gdy zagrożone jest życie, dzwoń od razu:", lines: helpLines },
      ...planSections.flatMap(({ name, label }) => {
        const written = plan[name];
        return written ? [label, { quote: written }] : [];
      }),
      "U nas tego planu już nie ma. Kopia jest tylko w Twojej poczcie.",
    ],
  });

const forget = ({ db }: TransactionContext, mailId: string) =>
  db.delete(safetyPlanCopies).where(eq(safetyPlanCopies.mailId, mailId));

export const safetyPlanWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [copy] = await ctx.db
      .select({ plan: safetyPlanCopies.plan })
      .from(safetyPlanCopies)
      .where(eq(safetyPlanCopies.mailId, id));
    return copy ? safetyPlanLetter(copy.plan) : null;
  },
  async accepted(tx, { id }) {
    await forget(tx, id);
  },
  async failed(tx, { id }, { isRefused }) {
    if (isRefused) await forget(tx, id);
    return isRefused;
  },
};
