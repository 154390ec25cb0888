import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { acceptForm } from "~/forms/parse-form";
import { detour, formMeta, refusal } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import type { FlashCode } from "~/notices/notices";
import { filesOf, readForm } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { actorOf } from "~/http/session.server";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { findProfile, type Profile } from "~/services/members/queries.server";
import { deleteAvatar, saveAvatar } from "~/services/members/save-avatar.server";
import { saveProfile } from "~/services/members/save-settings.server";
import { nickProblems } from "~/site/nick-problems";
import { ProfilePage, profileFields } from "./profile-page";
import { saveFailed, settingsBoundary } from "./settings-form";
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

/** Keeps the profile, or with another intent the picture. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx, profile } = await read(visit);
  const form = await readForm(visit.request);
  const done = (code: FlashCode) => redirect(withFlash(paths.profileSettings(), code), 303);
  const sent = { context: visit.context, form, page: profile };
  const failed = (notKept: string) => formFailure(sent, { notKept });
  if (form.values.intent === "delete-avatar") {
    await deleteAvatar(ctx).catch(failed(saveFailed));
    return done("avatar-deleted");
  }
  if (form.values.intent === "avatar") {
    const problem = await takeAvatar(ctx, form.formData).catch(failed(avatarFailed));
    if (problem) throw refusal(profile, form, { file: problem });
    return done("avatar");
  }
  const { step } = await passCrisisGate(ctx, {
    place: "profile",
    // What is saved already was heard when it was typed.
    texts: freeTextsOf(
      profileFields.filter(({ name }) => form.values[name] !== profile[name]),
      form.values,
    ),
    values: form.values,
  });
  if (step) throw detour(profile, form, step);
  const { username, nick = null, fullName = null } = acceptForm(profileFields, form, profile);
  const outcome = await saveProfile(ctx, { username, nick, fullName }).catch(failed(saveFailed));
  if (outcome !== "saved") throw refusal(profile, form, { nick: nickProblems[outcome] });
  return done("saved");
}

const avatarFailed = "Błąd podczas wysyłania pliku.";
const avatarProblems = {
  too_large: "❌ Maksymalny rozmiar avatara to 5MB.",
  wrong_format: "❌ Dozwolone formaty to JPG, PNG, WEBP.",
  damaged: avatarFailed,
  saved: null,
};

/** @returns what is wrong with the file that was sent, or null */
async function takeAvatar(ctx: ServiceContext, formData: FormData) {
  const [file] = filesOf(formData, "file");
  return file ? avatarProblems[await saveAvatar(ctx, file)] : "Wybierz plik ze zdjęciem.";
}

export default function ProfileRoute() {
  return <ProfilePage profile={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = settingsBoundary<Profile>(
  paths.profileSettings(),
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="profile"
        action={paths.profileSettings()}
        names={profileFields.map(({ name }) => name)}
        values={form.values}
      />
    ) : (
      <ProfilePage profile={page} form={form} />
    ),
  profileFields,
);
