import { requestFaults, type RequestFault } from "../faults/request-faults.ts";

/** Ways in which the store of files can fail. */
export const storageFaults: Record<string, RequestFault> = {
  ...requestFaults,
  half_answer: {
    description: "podaje pełną długość pliku, po czym zrywa połączenie w połowie",
    strikes: ({ method, url }) => method === "GET" && url.split("/").length > 3,
  },
};
