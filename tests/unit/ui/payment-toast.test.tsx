import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PaymentToast } from "~/ui/payment-toast";

const toastAt = (path: string, outcome: "success" | "error") =>
  renderToStaticMarkup(createElement(PaymentToast, { path, outcome }));

test("says that the payment succeeded, on any page and without scripts", () => {
  const html = toastAt("/ai-therapist?payment=success&tr_id=TR-1", "success");
  expect(html).toContain("Płatność się powiodła!");
  expect(html).toContain('role="status"');
  expect(html).toContain('href="/ai-therapist"');
});

test("says that the payment failed, and its closing link keeps the rest of the address", () => {
  const html = toastAt("/horoscope-detail?sign=lew&payment=error&tr_id=TR-1&scope=daily", "error");
  expect(html).toContain(
    "Wystąpił błąd podczas płatności. Spróbuj ponownie lub skontaktuj się z nami.",
  );
  expect(html).toContain('href="/horoscope-detail?sign=lew&amp;scope=daily"');
});
