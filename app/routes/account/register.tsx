import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import { redirect, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { formMeta } from "~/forms/refusal";
import { afterSignIn, requireSession } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { localPath } from "~/http/local-path";
import { paths } from "~/paths";
import { answerTo } from "~/http/service-errors.server";
import { identityOf } from "~/http/session.server";
import { serviceContext } from "~/services/command/context.server";
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
      // The house speaks Polish, and so does nearly everybody who comes in.
      [languageControl]: String(languages?.find(({ name }) => name === "polski")?.id ?? ""),
      username: fullName?.split(" ")[0] ?? nickname ?? email?.split("@")[0] ?? "",
      returnTo: localPath(new URL(request.url).searchParams.get("returnTo")) ?? "",
    },
  };
  return { ctx, session, view };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  return (await viewFor(request, context)).view;
}

const form = defineFreeTextForm<RegistrationView>()({
  place: "registration",
  fields: ({ languages }) => registrationFields(languages ?? []),
  unsent: [nameField, termsField, ageField],
  action: () => paths.register(),
  carries: () => [nameField.name, languageControl, termsField.name, ageField.name, "returnTo"],
  show: (view, form) => <RegistrationPage view={view} form={form} />,
});

export const action = freeTextAction(form, {
  async read({ request, context }) {
    const { ctx, session, view } = await viewFor(request, context);
    return { ctx, page: view, session };
  },
  texts: (_, values) => freeTextsOf([nameField], values),
  async check({ page, session }, { refuse }) {
    if (!page.languages) return refuse(languagesMissing, 503);
    return { errors: session.email ? undefined : { email: missingText }, found: null };
  },
  failures: { notKept: registrationFailure },
  counted: "A name is no text that anybody looks after.",
  async submit({ ctx, page, session }, { username, languageId }, { form }) {
    await registerMember(ctx, {
      username,
      email: session.email ?? "",
      languageId: Number(languageId),
      nick: username,
      fullName: page.identity.fullName,
      profilePictureUrl: session.picture,
    });
    return { to: localPath(form.values.returnTo) ?? paths.panel(), notice: "account-created" };
  },
});

export default function Register() {
  return <RegistrationPage view={useLoaderData<typeof loader>() as RegistrationView} />;
}

export const ErrorBoundary = freeTextBoundary(form);
