/** By which names PostgreSQL's list of sessions tells ours apart. */
export const sessionNames = {
  /** A pool of any process. */
  pool: "konstelacja",
  /** What hears announcements, in each web process. */
  listener: "konstelacja-listener",
  /** What holds a worker's locks while it lives. */
  liveness: "konstelacja-worker-liveness",
} as const;
