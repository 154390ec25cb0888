import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const { BODY_FILE } = process.env;
const body = BODY_FILE ? readFileSync(BODY_FILE) : "hello world\n";

const server = createServer((_request, response) => {
  response.setHeader("Content-Type", "text/plain");
  response.end(body);
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.("ready"));
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => process.exit(0));
