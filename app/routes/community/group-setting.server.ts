import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import type { FlashCode } from "~/notices/notices";
import { paths } from "~/paths";
import type { ServiceContext } from "~/services/command/context.server";
import { asMember } from "./viewer.server";

type GroupSetting = {
  /** The control that is `1` where it is turned on. */
  name: string;
  set: (ctx: ServiceContext, slug: string, isOn: boolean) => Promise<unknown>;
  said: { on: FlashCode; off: FlashCode };
};

/** A setting of a member's own in one group, turned on and off by a form on the group's page; whoever comes without it is led there. */
export const groupSetting = ({ name, set, said }: GroupSetting) => ({
  async loader(visit: LoaderFunctionArgs) {
    await asMember(visit);
    return redirect(paths.group(visit.params.slug ?? ""), 303);
  },

  async action(visit: ActionFunctionArgs) {
    const { ctx } = await asMember(visit);
    const slug = visit.params.slug ?? "";
    const isOn = (await readForm(visit.request)).values[name] === "1";
    await set(ctx, slug, isOn);
    return redirect(withFlash(paths.group(slug), isOn ? said.on : said.off), 303);
  },
});
