import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData, useRouteError, isRouteErrorResponse } from "@remix-run/react";
import { brand } from "~/config/brand";
import { parseForm } from "~/forms/parse-form";
import { readForm, textValues } from "~/http/form-body.server";
import { afterSignIn, requireSession } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { localPath } from "~/http/local-path";
import { paths } from "~/http/paths";
import { serviceContext } from "~/services/context.server";
import { describeError } from "~/services/describe-error";
import { registrationFailure } from "~/services/members/registration-failure";
import { listLanguages, registerMember } from "~/services/members/register-member.server";
import { ErrorPage } from "~/ui/error-page";
import { missingText, registrationSchema, type RegistrationField } from "./registration-form";
import { RegistrationPage, type RegistrationView } from "./registration-page";

export const handle = { hydrate: true };

export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? "Błąd: " : ""}Rejestracja – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** The form for whoever has signed in and has no account yet; everybody else goes where they belong. */
async function viewFor(request: Request, context: AppLoadContext) {
  const session = await requireSession({ request, context });
  if (!session.emailVerified || session.member) throw redirect(afterSignIn(session, null), 303);
  const ctx = serviceContext("visitor", requestLog(context));
  const languages = await listLanguages(ctx).catch((error: unknown) => {
    ctx.log.error({ error: describeError(error) }, "languages could not be read");
    return null;
  });
  const { auth0Id, email, name, nickname, picture } = session;
  const view: RegistrationView = {
    languages,
    identity: { auth0Id, email: email ?? "" },
    values: {
      username: nickname ?? email?.split("@")[0] ?? "",
      nick: nickname ?? "",
      fullName: name ?? "",
      profilePictureUrl: picture ?? "",
      returnTo: localPath(new URL(request.url).searchParams.get("returnTo")) ?? "",
    },
    errors: {},
    formError: null,
  };
  return { ctx, session, view };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  return (await viewFor(request, context)).view;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, session, view } = await viewFor(request, context);
  const form = await readForm(request);
  if (!form) throw new Response(null, { status: 400 });
  const values = textValues(form.formData);
  const refused = (status: number, problem: Partial<RegistrationView>) =>
    data({ ...view, values, ...problem }, { status });
  // Without the list nobody can choose, and the page says so.
  if (!view.languages) throw refused(503, {});

  const ids = view.languages.map(({ id }) => id);
  const submission = parseForm(form.formData, registrationSchema(ids));
  const { email, auth0Id } = session;
  if (submission.status !== "success" || !email) {
    const errors: Partial<Record<RegistrationField, string>> = email ? {} : { email: missingText };
    const found = submission.status === "success" ? {} : (submission.error ?? {});
    for (const [name, messages] of Object.entries<string[] | null>(found))
      if (messages?.[0]) errors[name as RegistrationField] = messages[0];
    throw refused(422, { errors });
  }
  const { username, nick, fullName, profilePictureUrl, languageId } = submission.value;
  try {
    await registerMember(ctx, {
      ...{ auth0Id, email, username, languageId },
      nick: nick ?? null,
      fullName: fullName ?? null,
      profilePictureUrl: profilePictureUrl ?? null,
    });
  } catch (error) {
    ctx.log.error({ error: describeError(error) }, "registration failed");
    throw refused(503, { formError: registrationFailure(error) });
  }
  return redirect(localPath(values.returnTo) ?? paths.panel(), 303);
}

export default function Register() {
  return <RegistrationPage {...(useLoaderData<typeof loader>() as RegistrationView)} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const refused = isRouteErrorResponse(error) && (error.data as RegistrationView | null);
  return refused && "identity" in refused ? <RegistrationPage {...refused} /> : <ErrorPage />;
}
