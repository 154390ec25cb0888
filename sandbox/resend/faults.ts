import { requestFaults, type RequestFault } from "../faults/request-faults.ts";
import { MailError } from "./errors.ts";

/** Ways in which the mail vendor can fail. */
export const resendFaults: Record<string, RequestFault> = {
  ...requestFaults,
  unknown_sender: {
    description: "odrzuca nadawcę: domena niezweryfikowana",
    before: ({ reply }) => {
      const { statusCode, body } = new MailError(
        "invalid_from_address",
        "The `from` domain is not verified.",
      );
      return reply.code(statusCode).send(body);
    },
  },
};
