export function MailAddress({ address }: { address: string | null }) {
  if (address === null) return <>–</>;
  const at = address.lastIndexOf("@");
  return (
    <span className="wrap-anywhere [text-decoration:inherit] lg:inline-block lg:min-w-24">
      {address.slice(0, Math.max(at, 0))}
      <wbr />
      {address.slice(Math.max(at, 0))}
    </span>
  );
}
