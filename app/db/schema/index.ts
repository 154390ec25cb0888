export * from "./attachments";
export * from "./buyers";
export * from "./fulfilment";
export * from "./orders";
export * from "./payments";
export * from "./rental";
