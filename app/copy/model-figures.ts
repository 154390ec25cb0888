/** From 0 to 1, with two decimals. */
export const formatConfidence = (share: number) => share.toFixed(2).replace(".", ",");

/** Thousands with a `k`, as the specification wants them above 1,000. */
export const formatTokens = (tokens: number) =>
  tokens > 1_000 ? `${(tokens / 1_000).toFixed(1).replace(".", ",")}k` : String(tokens);

/** Millionths of a US dollar as dollars with four decimals. */
export const formatUsd = (microUsd: number) =>
  `${(microUsd / 1_000_000).toFixed(4).replace(".", ",")}\u00a0$`;

export const formatSeconds = (milliseconds: number) =>
  `${(milliseconds / 1_000).toFixed(1).replace(".", ",")}\u00a0s`;
