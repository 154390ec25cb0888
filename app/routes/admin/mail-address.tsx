/** In a list never on two lines (`app.css`); elsewhere it breaks before its @ first. */
export function MailAddress({ address }: { address: string | null }) {
  if (address === null) return <>–</>;
  const at = address.lastIndexOf("@");
  return (
    <span title={address} className="mail-address [text-decoration:inherit]">
      {address.slice(0, Math.max(at, 0))}
      <wbr />
      {address.slice(Math.max(at, 0))}
    </span>
  );
}
