import { enterProject } from "../server/enter-project";
import { closeDatabase } from "~/db/client.server";
import { verifyAudit, type AuditBreak } from "~/services/audit/verify-audit.server";
import { serviceContext } from "~/services/command/context.server";

enterProject();

const explained: Record<AuditBreak["kind"], string> = {
  broken_link: "a link of the chain was changed, moved or left out",
  missing_row: "a sealed row is gone",
  changed_row: "a row is not as it was when it was sealed",
  unsealed_row: "a row has waited for its seal for more than a minute",
  shortened: "the chain does not hold the end that was noted",
};

const [noted] = process.argv.slice(2);
const match = /^(\d+):([0-9a-f]{64})$/.exec(noted ?? "");
if (noted && !match) {
  console.error("An end of the chain looks like 1234:<64 hexadecimal digits>.");
  process.exit(2);
}
const expected = match ? { position: Number(match[1]), hash: match[2] ?? "" } : undefined;
const { sealed, head, breaks } = await verifyAudit(serviceContext("schedule"), expected);
await closeDatabase();
for (const broken of breaks) {
  const { kind, ...where } = broken;
  const at = Object.entries(where).map(([name, value]) => `${name} ${value}`);
  console.error(`${kind} at ${at.join(", ")}: ${explained[kind]}`);
}
console.log(
  `${sealed} sealed rows${head ? `, end of the chain ${head.position}:${head.hash}` : ""}`,
);
console.log(breaks.length === 0 ? "The audit log is whole." : `${breaks.length} breaks.`);
process.exitCode = breaks.length === 0 ? 0 : 1;
