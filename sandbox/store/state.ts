import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Identity } from "../auth0/cast.ts";
import { AttachmentFiles } from "./attachment-files.ts";
import { Collection } from "./collection.ts";
import { Journal, type JournalEntry, readJournal } from "./journal.ts";
import type { Mail, ModelCall, Notification, ReceivedMail, Transaction } from "./records.ts";

export const defaultLimits = {
  transactions: 20_000,
  notifications: 20_000,
  mails: 5_000,
  receivedMails: 5_000,
  modelCalls: 20_000,
  identities: 20_000,
};

export type Limits = typeof defaultLimits;

export interface State {
  transactions: Collection<Transaction>;
  notifications: Collection<Notification>;
  mails: Collection<Mail>;
  receivedMails: Collection<ReceivedMail>;
  modelCalls: Collection<ModelCall>;
  identities: Collection<Identity>;
  attachments: AttachmentFiles;
  clear(): void;
  close(): Promise<void>;
}

/** Opens the state kept in a folder, made if need be. */
export async function openState(dataDir: string, limits: Partial<Limits> = {}): Promise<State> {
  await mkdir(dataDir, { recursive: true });
  const keep = { ...defaultLimits, ...limits };
  const attachments = new AttachmentFiles(join(dataDir, "attachments"));
  const file = join(dataDir, "journal.jsonl");
  const journal = new Journal(file, snapshot);

  function collection<Item extends { id: string }>(
    name: keyof Limits,
    evicted?: (item: Item) => void,
  ) {
    const changed = (item: Item | null) =>
      journal.append({ collection: name, ...(item && { record: item }) });
    return new Collection<Item>(name, keep[name], { changed, evicted });
  }

  const collections = {
    transactions: collection<Transaction>("transactions"),
    notifications: collection<Notification>("notifications"),
    mails: collection<Mail>("mails", (mail) => attachments.remove(mail.id)),
    receivedMails: collection<ReceivedMail>("receivedMails", (mail) => attachments.remove(mail.id)),
    modelCalls: collection<ModelCall>("modelCalls"),
    identities: collection<Identity>("identities"),
  };
  const byName: Record<string, Collection<{ id: string }> | undefined> = collections as never;

  function* snapshot(): Generator<JournalEntry> {
    for (const each of Object.values(collections))
      for (const record of each.values()) yield { collection: each.name, record };
  }

  for await (const { collection: name, record } of readJournal(file)) {
    if (record) byName[name]?.restore(record);
    else byName[name]?.forget();
  }

  return {
    ...collections,
    attachments,
    clear: () =>
      Object.values(collections)
        .filter((each) => each !== (collections.identities as unknown))
        .forEach((each) => each.clear()),
    close: async () => {
      await journal.flush();
      await attachments.settled();
    },
  };
}
