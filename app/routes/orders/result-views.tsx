import { formatDateTime } from "~/copy/format";
import { paths } from "~/paths";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import { Pending, PendingStatus, type Look } from "~/ui/pending";
import { SupportHint } from "./payment-problem";

const hub = { href: "/horoscope", label: "Powrót do horoskopów" };

export type Problem = {
  message: string;
  detail?: string;
  number?: string;
  at?: Date | string;
  retry?: boolean;
  pay?: boolean;
  look?: Look | null;
};

export function ResultProblem({ token, problem }: { token: string | null; problem: Problem }) {
  const { message, detail, number, at, retry, pay, look } = problem;
  return (
    <Container className="space-y-8 py-8 sm:py-12">
      {look && <Pending {...look} />}
      <BackLink href={hub.href}>{hub.label}</BackLink>
      <h1 className="text-4xl">Horoskop specjalny</h1>
      <Notice kind="error" role="alert">
        <p>{message}</p>
        {detail && <p>{detail}</p>}
        {(number || at) && (
          <p className="text-sm">
            {number && `Zamówienie ${number}. `}
            {at && `Sprawdzono ${formatDateTime(at)}.`}
          </p>
        )}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {pay && token && (
          <form method="post" action={paths.paymentError(token)}>
            <Button>Opłać horoskop</Button>
          </form>
        )}
        {retry && (
          <ButtonLink href="" variant={pay ? "secondary" : "primary"}>
            Spróbuj ponownie
          </ButtonLink>
        )}
        {number && token && (
          <ButtonLink href={paths.paymentSuccess(token)} variant="quiet">
            Strona zamówienia
          </ButtonLink>
        )}
      </div>
      <SupportHint withEmail={false} />
    </Container>
  );
}

type LoadingProps = {
  token: string;
  order: { number: string; paid: boolean };
  href: string;
  look: Look | null;
};

export function ResultLoading({ token, order, href, look }: LoadingProps) {
  return (
    <Container className="space-y-8 py-8 sm:py-12">
      {look && <Pending {...look} />}
      <BackLink href={hub.href}>{hub.label}</BackLink>
      <h1 className="text-4xl">
        {order.paid ? "Piszemy Twój horoskop" : "Szukamy Twojej płatności"}
      </h1>
      <PendingStatus href={href} className="text-lg">
        {order.paid
          ? "Liczymy dzisiejsze niebo i piszemy. To zwykle minuta lub dwie – tekst pojawi się tutaj."
          : "Sprawdzamy, czy pieniądze dotarły. To zwykle kilka sekund."}
      </PendingStatus>
      <p>
        <a href={paths.paymentSuccess(token)} className="link inline-block py-2.5">
          Zobacz zamówienie {order.number}
        </a>
      </p>
    </Container>
  );
}
