export type WritingEnd = "model_unavailable" | "model_invalid" | "model_refused" | "adults_only";

/** No further attempt can bring this text. */
export class WritingStopped extends Error {
  override name = "WritingStopped";

  constructor(readonly reason: WritingEnd) {
    super(`writing stopped: ${reason}`);
  }
}
