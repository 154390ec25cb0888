export * from "./attachments";
export * from "./fulfilment";
export * from "./orders";
export * from "./payments";
