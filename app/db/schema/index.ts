export * from "./attachments";
export * from "./buyers";
export * from "./fulfilment";
export * from "./members";
export * from "./orders";
export * from "./payments";
