import { randomUUID } from "node:crypto";
import { settingsThatLeadNowhere, settingWarnings } from "../server/check-settings";
import { enterProject } from "../server/enter-project";
import { env } from "~/config/env.server";
import { closeDatabase } from "~/db/client.server";
import { sendMail } from "~/integrations/mail/resend.server";
import { modelWarnings } from "~/services/writing/model-warnings.server";
import { checksOf, examine } from "./doctor/checks";

/**
 * `npm run doctor`: looks at everything that this shop stands on, and says of each that it is well or what to do. Nothing is
 * changed and nobody is written to, unless `--mail you@example.com` asks for a mail. Ends with 1 where something is ill.
 */
const marks = { well: "ok   ", unsure: "look ", ill: "FAIL " } as const;

enterProject();
const [flag, address] = process.argv.slice(2);
if (flag !== undefined && (flag !== "--mail" || !address)) {
  console.error("Usage: doctor [--mail you@example.com]");
  process.exit(2);
}
process.exitCode = await run().finally(closeDatabase);

async function run(): Promise<number> {
  let failed = 0;
  const tell = (mark: string, name: string, says: string, todo?: string) =>
    console.log(`${mark} ${name}: ${says}${todo ? `\n      ${todo}` : ""}`);
  // A setting that is missing or malformed has ended this already, with a line for each.
  const nowhere = await settingsThatLeadNowhere();
  failed += nowhere.length;
  for (const line of nowhere) tell(marks.ill, "settings", line);
  for (const line of [...settingWarnings(), ...modelWarnings()])
    tell(marks.unsure, "settings", line);
  if (nowhere.length === 0) tell(marks.well, "settings", "all there, and they lead somewhere");
  for (const check of checksOf(env)) {
    const { is, name, says, do: todo } = await examine(check);
    if (is === "ill") failed++;
    tell(marks[is], name, says, todo);
  }
  if (address) {
    const text = "To próbna wiadomość, wysłana na życzenie obsługi. Wszystko działa.";
    const mail = {
      ...{ to: address, reference: randomUUID(), subject: "Próbna wiadomość" },
      ...{ text, html: `<p lang="pl">${text}</p>`, attachments: [] },
    };
    await sendMail(mail, randomUUID()).then(
      () => tell(marks.well, "mail", "handed over"),
      (error: Error) => {
        failed++;
        tell(marks.ill, "mail", error.message);
      },
    );
  }
  return failed > 0 ? 1 : 0;
}
