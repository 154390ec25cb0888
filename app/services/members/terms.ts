/** Version of the terms and the privacy policy that a registration accepts; the day they began to apply. */
export const termsVersion = "2026-11";
