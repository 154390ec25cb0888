type MailAddressProps = {
  address: string | null;
  /** Where it has little room and no list keeps it on one line (`app.css`): before its @ first. */
  breaks?: true;
};

export function MailAddress({ address, breaks }: MailAddressProps) {
  if (address === null) return <>–</>;
  const at = Math.max(address.lastIndexOf("@"), 0);
  return (
    <span title={address} className="mail-address [text-decoration:inherit]">
      {breaks ? (
        <>
          {address.slice(0, at)}
          <wbr />
          {address.slice(at)}
        </>
      ) : (
        address
      )}
    </span>
  );
}
