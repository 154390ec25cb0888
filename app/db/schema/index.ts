export * from "./attachments";
export * from "./buyers";
export * from "./contact";
export * from "./fulfilment";
export * from "./orders";
export * from "./payments";
