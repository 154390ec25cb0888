import { closeDatabase } from "~/db/client.server";
import { serviceContext } from "~/services/command/context.server";
import { Conflict } from "~/services/command/errors";
import { isSwitchName, switchNames } from "~/services/switches/switch-names";
import { newestTurns } from "~/services/switches/switch-state.server";
import { turnSwitch } from "~/services/switches/turn-switch.server";
import { turnOffReasons, turnOnReasons, type TurnReason } from "~/services/switches/acts";
import { codesOf } from "~/services/audit/audited-acts";

const [name, to, reason, note] = process.argv.slice(2);
process.exitCode = await run().finally(closeDatabase);

async function run(): Promise<number> {
  const ctx = serviceContext("operator");
  if (name === undefined) {
    const on = new Set((await newestTurns(ctx)).flatMap((turn) => (turn.isOn ? turn.name : [])));
    for (const each of switchNames) console.log(`${on.has(each) ? "ON " : "off"}  ${each}`);
    return 0;
  }
  if (!isSwitchName(name) || (to !== "on" && to !== "off")) {
    console.error(
      "Usage: npm run switch -- <name> on|off [reason] [note]; without a name it lists them.",
    );
    return 2;
  }
  const reasons: readonly TurnReason[] =
    to === "on" ? codesOf(turnOnReasons) : codesOf(turnOffReasons);
  const given = reasons.find((code) => code === (reason ?? reasons[to === "on" ? 1 : 0]));
  if (!given) {
    console.error(`Reasons are: ${reasons.join(", ")}.`);
    return 2;
  }
  try {
    await turnSwitch(ctx, { name, to, reason: given, note: note ?? "z wiersza poleceń serwera" });
    console.log(`${name} is ${to}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    console.log(`${name} was ${to} already.`);
    return 0;
  }
}
