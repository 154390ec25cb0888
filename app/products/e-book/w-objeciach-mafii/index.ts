import type { Book } from "~/documents/book/model";
import { atlas } from "./atlas";
import { lyra } from "./lyra";
import { night } from "./night";
import { river } from "./river";

export const mafia: Book = {
  slug: "w-objeciach-mafii",
  title: "W objęciach mafii",
  subtitle: "Opowieść z miasta, w którym nie widać gwiazd",
  author: "Konstelacja",
  identifier: "urn:uuid:6f0f8a52-5a0e-4c5d-9f43-2c1c7d8e4b10",
  modifiedAt: new Date("2026-11-20T00:00:00Z"),
  constellation: "lyra",
  chapters: [atlas, night, lyra, river],
};
