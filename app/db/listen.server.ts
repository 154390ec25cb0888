import { logger } from "~/config/logger.server";
import { openListener } from "./client.server";

/**
 * What the triggers announce (`drizzle/`): an order by its id; a switch that was turned by its name; that public pages show
 * something else now; and of the community a published post by its group, a published comment by its post, a notification
 * and a changed membership by the account, a session that has ended by its id. A worker announces texts that grew by the ids of
 * their subjects, with commas; with none where they are too many to be named. One that was closed or deleted while it was written
 * is announced to its writer by the id of its subject.
 */
const channels = [
  "order_changed",
  "switch_changed",
  "public_pages_changed",
  "post_published",
  "comment_published",
  "member_notified",
  "membership_changed",
  "session_ended",
  "text_grown",
  "text_closed",
] as const;
export type Channel = (typeof channels)[number];

/** Called with what a channel announced; with null when something may have been missed, because nobody could listen for a while. */
type Listener = (payload: string | null) => void;

const listeners = new Map<Channel, Set<Listener>>(channels.map((channel) => [channel, new Set()]));
let begun = false;

/** How long a connection that was lost, or could not be made, is left alone, in milliseconds. */
const betweenTries = 2_000;

/**
 * Hears what is announced on a channel of PostgreSQL. One connection listens for the whole process, from the first listener
 * on, and is made anew when it is lost; it only wakes, and the rows are the truth.
 * @returns what ends it
 */
export function listen(channel: Channel, listener: Listener): () => void {
  listeners.get(channel)?.add(listener);
  if (!begun) begin();
  return () => void listeners.get(channel)?.delete(listener);
}

function begin(): void {
  begun = true;
  openListener(channels, {
    open: () => channels.forEach((channel) => notify(channel, null)),
    notification: (channel, payload) => notify(channel as Channel, payload),
    close: () => {
      logger.warn("lost the connection that listens to the database");
      setTimeout(begin, betweenTries).unref();
    },
  });
}

function notify(channel: Channel, payload: string | null): void {
  for (const listener of [...(listeners.get(channel) ?? [])]) listener(payload);
}
