/** Of a `room` nothing is written: whoever listens hears that something in it has changed. */
export type TextSubject = { kind: "trial" | "reply" | "room"; id: string };

export type TextStream = { id: string; subject: TextSubject };

export type TextState = "open" | "complete" | "failed";
