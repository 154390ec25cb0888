import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { formMeta } from "~/forms/refusal";
import type { FlashCode } from "~/notices/notices";
import { filesOf } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { actorOf } from "~/http/session.server";
import { serviceContext } from "~/services/command/context.server";
import { nickRefusals } from "~/services/groups/refusals";
import { findProfile, type Profile } from "~/services/members/queries.server";
import { avatarRefusals } from "~/services/members/refusals";
import { deleteAvatar, saveAvatar } from "~/services/members/save-avatar.server";
import { saveProfile } from "~/services/members/save-settings.server";
import { ProfilePage, profileFields } from "./profile-page";
import { saveFailed, unreadable } from "./settings-form";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { files: true };

export const meta = formMeta("Profil");

async function read(visit: LoaderFunctionArgs) {
  const { member } = await requireMember(visit);
  const ctx = serviceContext(actorOf({ member }), requestLog(visit.context));
  return { ctx, profile: await findProfile(ctx) };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).profile;
}

const form = defineFreeTextForm<Profile>()({
  place: "profile",
  fields: profileFields,
  action: () => paths.profileSettings(),
  show: (profile, form) => <ProfilePage profile={profile} form={form} />,
  otherwise: unreadable(paths.profileSettings()),
});

const done = (notice: FlashCode) => ({ to: paths.profileSettings(), notice });

export const action = freeTextAction(form, {
  async read(visit) {
    const { ctx, profile } = await read(visit);
    return { ctx, page: profile };
  },
  async instead({ ctx, page }, { form, visit, refuse }) {
    const sent = { context: visit.context, form, page };
    if (form.values.intent === "delete-avatar") {
      await deleteAvatar(ctx).catch(formFailure(sent, { notKept: saveFailed }));
      return done("avatar-deleted");
    }
    if (form.values.intent !== "avatar") return null;
    const [file] = filesOf(form.formData, "file");
    if (!file) return refuse({ file: "Wybierz plik ze zdjęciem." });
    const notKept = avatarRefusals.avatar_damaged.text;
    await saveAvatar(ctx, file).catch(
      formFailure(sent, { notKept, refused: { file: avatarRefusals } }),
    );
    return done("avatar");
  },
  texts: ({ page }, values) =>
    freeTextsOf(
      profileFields.filter(({ name }) => values[name] !== page[name]),
      values,
    ),
  failures: { notKept: saveFailed },
  counted: "A name is no text that anybody looks after.",
  refused: { nick: nickRefusals },
  async submit({ ctx }, { username, nick = null, fullName = null }) {
    await saveProfile(ctx, { username, nick, fullName });
    return done("saved");
  },
});

export default function ProfileRoute() {
  return <ProfilePage profile={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);
