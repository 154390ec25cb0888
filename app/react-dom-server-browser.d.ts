/** The types of React DOM 18 know this entry only by what it exports. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
