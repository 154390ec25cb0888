import { enterProject } from "../server/enter-project";
import { closeDatabase } from "~/db/client.server";
import { serviceContext } from "~/services/command/context.server";
import { Conflict } from "~/services/command/errors";
import { isSwitchName, switchNames } from "~/services/switches/switch-names";
import { latestSwitchChanges } from "~/services/switches/switch-state.server";
import { setSwitch } from "~/services/switches/set-switch.server";
import { switchOffReasons, switchOnReasons, type SwitchReason } from "~/services/switches/acts";
import { codesOf } from "~/services/audit/audit-events";

enterProject();

const [name, to, reason, note] = process.argv.slice(2);
process.exitCode = await run().finally(closeDatabase);

async function run(): Promise<number> {
  const ctx = serviceContext("operator");
  if (name === undefined) {
    const on = new Set(
      (await latestSwitchChanges(ctx)).flatMap((change) => (change.isOn ? change.name : [])),
    );
    for (const each of switchNames) console.log(`${on.has(each) ? "ON " : "off"}  ${each}`);
    return 0;
  }
  if (!isSwitchName(name) || (to !== "on" && to !== "off")) {
    console.error("Usage: switch <name> on|off [reason] [note]; without a name it lists them.");
    return 2;
  }
  const reasons: readonly SwitchReason[] =
    to === "on" ? codesOf(switchOnReasons) : codesOf(switchOffReasons);
  const given = reasons.find((code) => code === (reason ?? reasons[to === "on" ? 1 : 0]));
  if (!given) {
    console.error(`Reasons are: ${reasons.join(", ")}.`);
    return 2;
  }
  try {
    await setSwitch(ctx, { name, to, reason: given, note: note ?? "z wiersza poleceń serwera" });
    console.log(`${name} is ${to}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    console.log(`${name} was ${to} already.`);
    return 0;
  }
}
