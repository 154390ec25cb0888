import { followGroup } from "~/services/groups/follow-group.server";
import { groupSetting } from "./group-setting.server";

/** Whether a member hears of every new post of a group. */
const setting = groupSetting({
  name: "follows",
  set: (ctx, slug, follows) => followGroup(ctx, { slug, follows }),
  said: { on: "group-followed", off: "group-not-followed" },
});

export const loader = setting.loader;
export const action = setting.action;

export default function FollowGroup() {
  return null;
}
