declare module "virtual:document-script" {
  /** Address of the script of documents. */
  const address: string;
  export default address;
}
