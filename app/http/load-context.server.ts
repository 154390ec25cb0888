import type { AppLoadContext } from "@remix-run/node";
import { logger, type Logger } from "~/config/logger.server";

declare module "@remix-run/node" {
  /** What our HTTP server tells every loader and action; stock `remix-serve` tells nothing, so all of it is optional. */
  interface AppLoadContext {
    log?: Logger;
    /** Where the request came from, as far as the trusted proxies tell. */
    clientAddress?: string;
    /** The process is about to stop and takes no more visitors. */
    isDraining?: () => boolean;
    /** The same request once more, with its body, however much of it has been read. */
    sentAgain?: () => Request;
    /** Has the answer, which is an error then, say after how many seconds trying again makes sense. */
    askToComeBack?: (seconds: number) => void;
    /**
     * Only where an app's script asks for data: whether an address on our site is of an app, too, so that the script can show it
     * without loading it anew.
     */
    opensInApp?: (address: string) => boolean;
    /** Only where more forms came from this network than are taken: after how many seconds there is room again. */
    overLimit?: number;
    /** Hears that the database could not be reached, before the answer that says so. */
    missDatabase?: () => void;
  }
}

/** The logger that carries the request's id. */
export function requestLog(context: AppLoadContext | undefined): Logger {
  return context?.log ?? logger;
}
