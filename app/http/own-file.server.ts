type FileFacts = {
  contentType: string;
  /** Of ASCII letters, as it is saved. */
  fileName: string;
  /** Whether the browser shows it; by default it is saved. */
  opens?: boolean;
};

/** Headers of a file that is one person's: nobody else keeps it or finds it, and it is what it says. */
export const ownFileHeaders = ({ contentType, fileName, opens = false }: FileFacts) => ({
  "Content-Type": contentType,
  "Content-Disposition": `${opens ? "inline" : "attachment"}; filename="${fileName}"`,
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
});

/** Answers with such a file. */
export const ownFile = ({ bytes, ...facts }: FileFacts & { bytes: Uint8Array }): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { ...ownFileHeaders(facts), "Content-Length": String(bytes.byteLength) },
  });

/** The same for a file of a document: a PDF opens, what can be edited is saved. */
export const documentResponse = (file: Omit<FileFacts, "opens"> & { bytes: Uint8Array }) =>
  ownFile({ ...file, opens: file.contentType === "application/pdf" });

/** A file that somebody sent us, for whoever may have it: saved and never opened, under a name of ours. */
export const attachmentResponse = (file: { contentType: string; bytes: Uint8Array }) => {
  const type = file.contentType.split(";")[0] ?? "";
  const extension = { "application/pdf": "pdf", "text/plain": "txt" }[type] ?? "docx";
  return ownFile({ ...file, fileName: `zalacznik.${extension}` });
};
