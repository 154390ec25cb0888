import { desc, eq } from "drizzle-orm";
import { switchTurns } from "~/db/schema";
import { lockExclusively, lockShared } from "../concurrency/advisory-lock.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { SwitchName } from "./switch-names";

/** Whether a switch is on, as the database has it at this moment: for whatever must not happen while it is. */
export async function isOn({ db }: Pick<ServiceContext, "db">, name: SwitchName): Promise<boolean> {
  const [newest] = await db
    .select({ isOn: switchTurns.isOn })
    .from(switchTurns)
    .where(eq(switchTurns.name, name))
    .orderBy(desc(switchTurns.id))
    .limit(1);
  return newest?.isOn ?? false;
}

/** The newest turn of every switch that was ever turned. */
export function newestTurns({ db }: Pick<ServiceContext, "db">) {
  return db
    .selectDistinctOn([switchTurns.name])
    .from(switchTurns)
    .orderBy(switchTurns.name, desc(switchTurns.id));
}

/** Keeps a switch as it is until the transaction ends, beside others who only want that. */
export async function holdSwitch(tx: TransactionContext, name: SwitchName): Promise<void> {
  await lockShared(tx, lockName(name));
}

/** Lets nobody else turn a switch, or hold it, until the transaction ends. */
export async function lockSwitch(tx: TransactionContext, name: SwitchName): Promise<void> {
  await lockExclusively(tx, lockName(name));
}

const lockName = (name: SwitchName) => `switch ${name}`;
