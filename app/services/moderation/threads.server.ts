import type { ServiceContext } from "../command/context.server";
import type { Side } from "../conversations/conversation";
import { listMessages } from "../conversations/list-messages.server";

export type ThreadMessage = {
  id: string;
  fromStaff: boolean;
  text: string;
  createdAt: Date;
  /** Whether acute danger was heard in it. */
  isCry: boolean;
};

/** What staff and some parties of cases wrote to each other, the oldest first. */
export async function readThreads(
  ctx: Pick<ServiceContext, "db">,
  partyIds: readonly string[],
  { reader, limit }: { reader: Side; limit: number },
): Promise<(ThreadMessage & { partyId: string })[]> {
  const said = await listMessages(ctx, { kind: "case_party", ids: partyIds }, { reader, limit });
  return said.map(({ id, subjectId, authorKind, body, createdAt, crisisLevel }) => ({
    id,
    partyId: subjectId,
    fromStaff: authorKind === "staff",
    text: body,
    createdAt,
    isCry: crisisLevel === "acute",
  }));
}
