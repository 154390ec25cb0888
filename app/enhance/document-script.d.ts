declare module "virtual:document-script" {
  const address: string;
  export default address;
}

declare module "virtual:safety-plan-script" {
  const address: string;
  export default address;
}

declare module "virtual:community-script" {
  const address: string;
  export default address;
}

declare module "virtual:desk-script" {
  const address: string;
  export default address;
}
