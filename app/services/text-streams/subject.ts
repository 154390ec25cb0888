export type TextSubject = { kind: "trial" | "reply"; id: string };

export type TextStream = { id: string; subject: TextSubject };

export type TextState = "open" | "complete" | "failed";
