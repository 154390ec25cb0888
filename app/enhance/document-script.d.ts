declare module "virtual:document-script" {
  /** Address of the script of documents. */
  const address: string;
  export default address;
}

declare module "virtual:community-script" {
  /** Address of the script of the community's pages. */
  const address: string;
  export default address;
}
