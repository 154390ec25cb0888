import { createServer } from "node:http";

const server = createServer((_request, response) => {
  response.setHeader("Content-Type", "text/plain");
  response.end("hello world\n");
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.("ready"));
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => process.exit(0));
