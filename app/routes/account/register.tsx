import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { formBoundary } from "~/forms/form-boundary";
import { acceptForm } from "~/forms/parse-form";
import { detour, formMeta, refusal } from "~/forms/refusal";
import { readForm } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { afterSignIn, requireSession } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { localPath } from "~/http/local-path";
import { paths } from "~/paths";
import { answerTo } from "~/http/service-errors.server";
import { identityOf } from "~/http/session.server";
import { serviceContext } from "~/services/command/context.server";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { describeError } from "~/services/command/describe-error";
import { listLanguages, registerMember } from "~/services/members/register-member.server";
import { registrationFailure } from "./registration-failure";
import {
  ageField,
  languageControl,
  missingText,
  nameField,
  registrationFields,
  termsField,
} from "./registration-form";
import { languagesMissing, RegistrationPage, type RegistrationView } from "./registration-page";

export const meta = formMeta("Rejestracja");

/** Where a provider was told no name, it gives the address instead. */
const ownName = (name: string | null) => (name && !name.includes("@") ? name : null);

/** The form for whoever has signed in and has no account yet; everybody else goes where they belong. */
async function viewFor(request: Request, context: AppLoadContext) {
  const session = await requireSession({ request, context });
  if (!session.emailVerified || session.member) throw redirect(afterSignIn(session, null), 303);
  const ctx = serviceContext(identityOf(session), requestLog(context));
  const languages = await listLanguages(ctx).catch((error: unknown) => {
    if (answerTo(error)) throw error;
    ctx.log.error({ error: describeError(error) }, "languages could not be read");
    return null;
  });
  const { email, name, nickname } = session;
  const fullName = ownName(name);
  const view: RegistrationView = {
    languages,
    identity: { email: email ?? "", fullName },
    values: {
      username: fullName?.split(" ")[0] ?? nickname ?? email?.split("@")[0] ?? "",
      returnTo: localPath(new URL(request.url).searchParams.get("returnTo")) ?? "",
    },
  };
  return { ctx, session, view };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  return (await viewFor(request, context)).view;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, session, view } = await viewFor(request, context);
  const form = await readForm(request);
  const { step } = await passCrisisGate(ctx, {
    place: "registration",
    texts: freeTextsOf([nameField], form.values),
    values: form.values,
  });
  if (step) throw detour(view, form, step);
  // Without the list nobody can choose, and the page says so.
  if (!view.languages) throw refusal(view, form, languagesMissing, 503);

  const { email, picture } = session;
  const { username, languageId } = acceptForm(
    registrationFields(view.languages),
    form,
    view,
    email ? {} : { email: missingText },
  );
  await registerMember(ctx, {
    username,
    email: email ?? "",
    languageId: Number(languageId),
    nick: username,
    fullName: view.identity.fullName,
    profilePictureUrl: picture,
  }).catch(formFailure({ context, form, page: view }, { notKept: registrationFailure }));
  return redirect(localPath(form.values.returnTo) ?? paths.panel(), 303);
}

export default function Register() {
  return <RegistrationPage view={useLoaderData<typeof loader>() as RegistrationView} />;
}

export const ErrorBoundary = formBoundary<RegistrationView>(
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="registration"
        action={paths.register()}
        names={[nameField.name, languageControl, termsField.name, ageField.name, "returnTo"]}
        values={form.values}
      />
    ) : (
      <RegistrationPage view={page} form={form} />
    ),
  { fields: [nameField, termsField, ageField] },
);
