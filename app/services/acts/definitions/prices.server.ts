import { formatDateTime, formatPrice } from "~/copy/format";
import { parseDayAndTime, parseGrosze } from "~/forms/typed-values";
import { createPromotion } from "~/services/prices/create-promotion.server";
import { priceCard, promotionCard } from "~/services/prices/desk-queries.server";
import { endPromotion } from "~/services/prices/end-promotion.server";
import {
  minPromotionGrosze,
  promotionReasons,
  priceAuditEvents,
  priceRefusals,
} from "~/services/prices/acts";
import { warsawMinute } from "~/time/warsaw-time";
import { defineStaffAct, reasonedAct } from "../staff-act.server";
import { reasonField } from "../reason-field";

function momentOf(typed: string): Date {
  const moment = warsawMinute(parseDayAndTime(typed) ?? "");
  if (!moment) throw new Error("A time that was checked is none.");
  return moment;
}

export const promote = defineStaffAct({
  act: priceAuditEvents.create_promotion,
  target: "product",
  title: "Nowa promocja",
  button: "Zapisz promocję",
  link: { label: "Nowa promocja" },
  permission: "manage_prices",
  isDangerous: true,
  fields: [
    {
      kind: "amount",
      name: "price",
      label: "Cena promocyjna w złotych",
      required: "Podaj cenę promocyjną.",
      least: minPromotionGrosze,
      tooSmall: priceRefusals.below_least.text,
    },
    {
      kind: "moment",
      name: "from",
      label: "Od",
      hint: "Czas w Polsce. Puste pole oznacza: od razu.",
    },
    {
      kind: "moment",
      name: "until",
      label: "Do",
      hint: "Najwyżej rok od początku.",
      required: "Podaj, kiedy promocja się kończy.",
    },
    reasonField(promotionReasons),
  ],
  read: priceCard,
  preview({ title, regularGrosze, lowestGrosze }) {
    const before = lowestGrosze ?? regularGrosze;
    return {
      subject: `${title} · cena regularna ${formatPrice(regularGrosze)}`,
      effects: [
        "O wybranej godzinie cena zmieni się sama na wszystkich stronach, a na koniec sama wróci. Nie wyjdzie żadna wiadomość.",
        `Obok ceny stanie najniższa z 30 dni przed obniżką. Gdyby promocja zaczęła się teraz, byłoby to ${formatPrice(before)}, a cena promocyjna musi być niższa.`,
        "Złożone zamówienia zostają przy swojej cenie. Kto ma otwarty formularz, gdy cena wzrośnie, najpierw zobaczy nową.",
      ],
    };
  },
  async perform(ctx, productSlug, { price, from, until, reason }) {
    await createPromotion(ctx, {
      productSlug,
      priceGrosze: parseGrosze(price),
      startsAt: from === undefined ? undefined : momentOf(from),
      endsAt: momentOf(until),
      reason,
    });
    return "promotion-created";
  },
});

export const end = reasonedAct({
  act: priceAuditEvents.end_promotion,
  target: "promotion",
  title: "Zakończ promocję",
  button: "Zakończ promocję",
  link: {
    label: ({ promotion: { state } }) => (state === "running" ? "Zakończ teraz" : "Odwołaj"),
  },
  permission: "manage_prices",
  read: promotionCard,
  subject: ({ promotion: { priceGrosze, startsAt, endsAt }, product }) =>
    `${product.title} · ${formatPrice(priceGrosze)} od ${formatDateTime(startsAt)} do ${formatDateTime(endsAt)}`,
  may: ({ promotion: { state } }) =>
    state === "running" || state === "planned" ? null : priceRefusals.promotion_ended,
  effects: ({ promotion: { state }, product }) =>
    state === "planned"
      ? ["Promocja się nie zacznie, a cena zostanie taka, jaka jest."]
      : [
          `Od razu wróci cena regularna: ${formatPrice(product.regularGrosze)}.`,
          "Złożone zamówienia zostają przy swojej cenie. Kto ma otwarty formularz, najpierw zobaczy nową.",
        ],
  async perform(ctx, promotionId, reason) {
    await endPromotion(ctx, { promotionId, reason });
    return "promotion-ended";
  },
});
