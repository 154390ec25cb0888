import { downloadsPerLink } from "~/config/download-terms";
import { env } from "~/config/env.server";
import { formatCount, formatDateTime } from "~/copy/format";
import { downloadLetter } from "~/mails/download-letter.server";
import { paths } from "~/paths";
import { orderedTitle } from "~/products/ordered-product";
import { addLink, newestLink, replaceLink } from "../../downloads/links.server";
import { orderedFormats } from "../../downloads/master.server";
import { requestCopies } from "../../downloads/request-copies.server";
import { hasEnded, hasRightToCopies } from "../../orders/buyer-rules";
import { makeLink } from "../make-link.server";
import type { DeliveryWork } from "./delivery-work";

/** The mail carries a link; the buyer's copies are made once it has gone. */
export const downloadWork: DeliveryWork = {
  make: makeLink,

  async letter(ctx, { order, facts, asOf }) {
    const link = await newestLink(ctx, order.id, asOf);
    if (!link) return null;
    return downloadLetter({
      ...facts,
      formats: await orderedFormats(ctx, order),
      coverUrl: env.APP_URL + paths.productCover(order.productSlug),
      downloadUrl: env.APP_URL + paths.download(link.token),
      expiresAt: link.expiresAt,
      downloads: downloadsPerLink,
    });
  },

  isStillDue: hasRightToCopies,
  // A fresh link's copies may have gone with the last one, or name an address that was corrected.
  afterMail: requestCopies,

  async renew(tx, order) {
    // A link that leads nowhere is not worth a mail.
    const link = await newestLink(tx, order.id);
    if (link && hasEnded(link, tx.now())) await addLink(tx, order.id);
  },

  redirect: (tx, order) => replaceLink(tx, order.id),

  async shows(_ctx, order) {
    const { download: link, options, bookSlug } = order;
    if (!link) return null;
    const again =
      options.resend === "too_often"
        ? "Napisz do nas, a damy nowy."
        : "Poproś poniżej o nowy, jest bezpłatny.";
    return {
      picture: { src: paths.bookCover(bookSlug ?? ""), width: 600, height: 852 },
      card: {
        title: orderedTitle(order),
        text: link.ended
          ? `Link do pobrania już nie działa. ${again}`
          : `Link działa do ${formatDateTime(link.expiresAt)}, zostało: ${formatCount(link.downloadsLeft, "pobranie", "pobrania", "pobrań")}.`,
        button: link.ended
          ? null
          : { label: "Pobierz e-booka", href: paths.download(link.token), isFile: true },
      },
    };
  },
};
