import { createHash, generateKeyPair, type KeyObject, randomBytes, sign } from "node:crypto";
import { promisify } from "node:util";
import * as der from "./der.ts";

const newKeyPair = promisify(generateKeyPair);
const day = 24 * 60 * 60 * 1000;
const sha256WithRsa = der.sequence(der.objectId("1.2.840.113549.1.1.11"), der.nothing());

export interface CertificateChain {
  /** PEM. */
  root: string;
  intermediate: string;
  leaf: string;
  /** Private key of the leaf, which signs notifications. */
  key: KeyObject;
}

export interface ChainOptions {
  /** Appears in every subject. */
  organisation?: string;
  /** Validity of the leaf; by default from yesterday for a year. */
  notBefore?: Date;
  notAfter?: Date;
}

interface Party {
  name: string;
  keys: { publicKey: KeyObject; privateKey: KeyObject };
}

/** Makes a root, an intermediate and a leaf certificate (X.509 v3, RSA 2048, SHA-256), as RFC 5280 profiles them. */
export async function createCertificateChain(
  options: ChainOptions = {},
): Promise<CertificateChain> {
  const organisation = options.organisation ?? "Konstelacja Sandbox";
  const [root, intermediate, leaf] = await Promise.all(
    ["Root CA", "Intermediate CA", "Notifications"].map(async (role): Promise<Party> => {
      const keys = await newKeyPair("rsa", { modulusLength: 2048 });
      return { name: `${organisation} ${role}`, keys };
    }),
  );
  if (!root || !intermediate || !leaf) throw new Error("unreachable: three parties were made");
  const from = options.notBefore ?? new Date(Date.now() - day);
  const years = (count: number) => new Date(Date.now() + count * 365 * day);
  return {
    root: certificate(root, root, organisation, from, years(10), true),
    intermediate: certificate(intermediate, root, organisation, from, years(5), true),
    leaf: certificate(leaf, intermediate, organisation, from, options.notAfter ?? years(1), false),
    key: leaf.keys.privateKey,
  };
}

function certificate(
  subject: Party,
  issuer: Party,
  organisation: string,
  notBefore: Date,
  notAfter: Date,
  authority: boolean,
): string {
  const content = der.sequence(
    der.tagged(0, der.integer(Buffer.from([2]))),
    der.integer(randomBytes(16)),
    sha256WithRsa,
    distinguishedName(issuer.name, organisation),
    der.sequence(der.time(notBefore), der.time(notAfter)),
    distinguishedName(subject.name, organisation),
    publicKeyInfo(subject),
    der.tagged(3, der.sequence(...extensions(subject, issuer, authority))),
  );
  const signature = sign("sha256", content, issuer.keys.privateKey);
  return toPem(der.sequence(content, sha256WithRsa, der.bits(signature)));
}

function extensions(subject: Party, issuer: Party, authority: boolean): Buffer[] {
  const extension = (id: string, critical: boolean, value: Buffer) =>
    der.sequence(der.objectId(id), ...(critical ? [der.boolean(true)] : []), der.octets(value));
  const keyUsage = authority ? der.bits(Buffer.from([0x06]), 1) : der.bits(Buffer.from([0x80]), 7);
  return [
    extension("2.5.29.19", true, der.sequence(...(authority ? [der.boolean(true)] : []))),
    extension("2.5.29.15", true, keyUsage),
    extension("2.5.29.14", false, der.octets(keyIdentifier(subject))),
    extension("2.5.29.35", false, der.sequence(der.implicit(0, keyIdentifier(issuer)))),
  ];
}

const publicKeyInfo = (party: Party) =>
  party.keys.publicKey.export({ type: "spki", format: "der" });

const keyIdentifier = (party: Party) => createHash("sha1").update(publicKeyInfo(party)).digest();

function distinguishedName(name: string, organisation: string): Buffer {
  const attribute = (id: string, value: string) =>
    der.setOf(der.sequence(der.objectId(id), der.utf8(value)));
  return der.sequence(attribute("2.5.4.10", organisation), attribute("2.5.4.3", name));
}

function toPem(bytes: Buffer): string {
  const lines = bytes.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}
