declare module "autocannon" {
  type Request = {
    method?: "GET" | "POST";
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests after which it ends, instead of a duration. */
    amount?: number;
    requests?: Request[];
    headers?: Record<string, string>;
  };
  type Result = {
    errors: number;
    timeouts: number;
    "2xx": number;
    "3xx": number;
    "4xx": number;
    "5xx": number;
    /** Seconds. */
    duration: number;
    latency: { p50: number; p99: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}
