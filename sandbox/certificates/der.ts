/** The few pieces of ASN.1 DER (ITU-T X.690) that a certificate is made of. */

function encode(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const hex = content.length.toString(16);
  const length = Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex");
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, content]);
}

export const sequence = (...items: Uint8Array[]) => encode(0x30, ...items);
export const setOf = (...items: Uint8Array[]) => encode(0x31, ...items);
export const boolean = (value: boolean) => encode(0x01, Buffer.from([value ? 0xff : 0]));
export const nothing = () => encode(0x05);
export const utf8 = (text: string) => encode(0x0c, Buffer.from(text));
export const octets = (bytes: Uint8Array) => encode(0x04, bytes);

/** A context-specific constructed value, `[number] EXPLICIT`. */
export const tagged = (number: number, ...items: Uint8Array[]) => encode(0xa0 | number, ...items);

/** A context-specific primitive value, `[number] IMPLICIT OCTET STRING`. */
export const implicit = (number: number, bytes: Uint8Array) => encode(0x80 | number, bytes);

/** A non-negative integer from its big-endian bytes. */
export function integer(bytes: Uint8Array): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0);
  const significant = first === -1 ? Buffer.from([0]) : Buffer.from(bytes.subarray(first));
  const needsSign = (significant[0] ?? 0) >= 0x80;
  return encode(0x02, needsSign ? Buffer.from([0]) : Buffer.alloc(0), significant);
}

export const bits = (bytes: Uint8Array, unused = 0) =>
  encode(0x03, Buffer.from([unused]), Buffer.from(bytes));

/** `"1.2.840"` as an object identifier: the first two arcs share a byte, the rest are base 128. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const groups = [arc & 0x7f];
    for (let left = arc >>> 7; left > 0; left >>>= 7) groups.unshift((left & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return encode(0x06, Buffer.from(bytes));
}

/** UTC, whole seconds; RFC 5280 wants UTCTime until 2049 and GeneralizedTime after it. */
export function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/\.\d+/, "").replace(/[-:T]/g, "");
  return date.getUTCFullYear() < 2050
    ? encode(0x17, Buffer.from(digits.slice(2)))
    : encode(0x18, Buffer.from(digits));
}
