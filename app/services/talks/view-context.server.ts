import type { ServiceContext } from "../command/context.server";
import { instructionsOf } from "./mentor-prompt.server";
import { ownTalk } from "./own-talk.server";
import { styleName } from "./styles";
import { talkName } from "./talk-names.server";
import { contextOf, type TalkContext } from "./talk-context.server";

export type ContextPage = TalkContext & {
  id: string;
  name: string;
  styleName: string;
  /** How it is to answer, word by word. */
  instructions: string;
};

/** What the model is given with the next message of one's own talk. @throws NotAllowed, NotFound */
export async function viewContext(ctx: ServiceContext, talkId: string): Promise<ContextPage> {
  const talk = await ownTalk(ctx, talkId);
  const { id, style, crisisLevel } = talk;
  const given = await contextOf(ctx, talk);
  return {
    ...{ id, name: await talkName(ctx, talk), styleName: styleName(style) },
    instructions: instructionsOf(style, crisisLevel, given),
    ...given,
  };
}
