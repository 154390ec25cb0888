import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { parseForm } from "~/forms/parse-form";
import { filesOf, readForm, textValues } from "~/http/form-body.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { actorOf } from "~/http/session.server";
import { refusedForm } from "~/forms/refused-form";
import { serviceContext, type ServiceContext } from "~/services/context.server";
import { describeError } from "~/services/describe-error";
import { findProfile, type Profile } from "~/services/members/queries.server";
import { deleteAvatar, saveAvatar } from "~/services/members/save-avatar.server";
import { saveProfile } from "~/services/members/save-settings.server";
import { ProfilePage } from "./profile-page";
import { refusal, settingsMeta, UnreadableSettings } from "./refused-settings";
import { profileFields } from "./registration-form";
import { settingsTexts, withNotice } from "./settings-texts";

export const meta = settingsMeta("Profil");

async function read(visit: LoaderFunctionArgs) {
  const { member } = await requireMember(visit);
  const ctx = serviceContext(actorOf({ member }), requestLog(visit.context));
  const profile = await findProfile(ctx, member.id);
  if (!profile) throw new Error("The member is gone.");
  return { ctx, id: member.id, profile };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).profile;
}

/** Keeps the profile, or with another intent the picture. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx, id, profile } = await read(visit);
  const form = await readForm(visit.request);
  if (!form) throw new Response(null, { status: 400 });
  const values = textValues(form.formData);
  const failed = (message: string) => (error: unknown) => {
    ctx.log.error({ error: describeError(error) }, "settings could not be saved");
    throw refusal(500, profile, { "": message }, values);
  };
  if (values.intent === "delete-avatar") {
    await deleteAvatar(ctx, id).catch(failed(settingsTexts.saveFailed));
    return redirect(withNotice(paths.profileSettings(), "avatar-deleted"), 303);
  }
  if (values.intent === "avatar") {
    const problem = await takeAvatar(ctx, id, form.formData).catch(
      failed(settingsTexts.avatarFailed),
    );
    if (problem) throw refusal(422, profile, { file: problem });
    return redirect(withNotice(paths.profileSettings(), "avatar"), 303);
  }
  const submission = parseForm(form.formData, schema);
  if (submission.status !== "success") {
    const errors = Object.entries(submission.error ?? {}).map(([name, messages]) => [
      name,
      messages?.[0] ?? settingsTexts.saveFailed,
    ]);
    throw refusal(422, profile, Object.fromEntries(errors) as Record<string, string>, values);
  }
  const { username, nick = null, fullName = null } = submission.value;
  await saveProfile(ctx, id, { username, nick, fullName }).catch(failed(settingsTexts.saveFailed));
  return redirect(withNotice(paths.profileSettings(), "saved"), 303);
}

const schema = z.object(profileFields("Wpisz nazwę użytkownika."));

/** @returns what is wrong with the file that was sent, or null */
async function takeAvatar(ctx: ServiceContext, id: string, formData: FormData) {
  const [file] = filesOf(formData, "file");
  if (!file) return settingsTexts.avatarMissing;
  const outcome = await saveAvatar(ctx, id, file);
  if (outcome === "too_large") return settingsTexts.avatarTooLarge;
  if (outcome === "wrong_format") return settingsTexts.avatarFormat;
  return outcome === "damaged" ? settingsTexts.avatarFailed : null;
}

export default function ProfileRoute() {
  return <ProfilePage profile={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const refused = refusedForm<Profile>(error);
  if (!refused) return <UnreadableSettings error={error} href={paths.profileSettings()} />;
  return <ProfilePage profile={refused.page} values={refused.values} errors={refused.errors} />;
}
