import { desc, eq } from "drizzle-orm";
import { switchChanges } from "~/db/schema";
import { lockExclusively, lockShared } from "../concurrency/advisory-lock.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { SwitchName } from "./switch-names";

/** Whether a switch is on, as the database has it at this moment: for whatever must not happen while it is. */
export async function isOn({ db }: Pick<ServiceContext, "db">, name: SwitchName): Promise<boolean> {
  const [newest] = await db
    .select({ isOn: switchChanges.isOn })
    .from(switchChanges)
    .where(eq(switchChanges.name, name))
    .orderBy(desc(switchChanges.id))
    .limit(1);
  return newest?.isOn ?? false;
}

/** The newest change of every switch that was ever changed. */
export function latestSwitchChanges({ db }: Pick<ServiceContext, "db">) {
  return db
    .selectDistinctOn([switchChanges.name])
    .from(switchChanges)
    .orderBy(switchChanges.name, desc(switchChanges.id));
}

/** Keeps a switch as it is until the transaction ends, beside others who only want that. */
export async function lockSwitchShared(tx: TransactionContext, name: SwitchName): Promise<void> {
  await lockShared(tx, lockName(name));
}

/** Lets nobody else change a switch, or share its lock, until the transaction ends. */
export async function lockSwitch(tx: TransactionContext, name: SwitchName): Promise<void> {
  await lockExclusively(tx, lockName(name));
}

const lockName = (name: SwitchName) => `switch ${name}`;
