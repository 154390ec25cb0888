import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { env } from "~/config/env.server";

/** How long a fetched certificate is believed, in milliseconds. */
const lifetime = 60 * 60 * 1000;
/** How long an address is left alone at which there was none, in milliseconds: less than the gateway waits to repeat. */
const failureLifetime = 15_000;
/** Addresses that are asked at the same time; the gateway has one or two. */
const maxFetches = 4;
const maxKnown = 50;

type Known = { certificate: X509Certificate | null; at: number };
const known = new Map<string, Known>();
const fetching = new Map<string, Promise<X509Certificate | null>>();

const pemBlock = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const certificatesIn = (pem: string) =>
  (pem.match(pemBlock) ?? []).map((block) => new X509Certificate(block));

/**
 * Whether an address may name the signing certificate: exactly the gateway's origin and a path under /x509/. Comparing
 * origins, not prefixes, keeps `secure.tpay.com.evil.example` out.
 */
export function isCertificateAddress(x5u: unknown): x5u is string {
  if (typeof x5u !== "string" || !URL.canParse(x5u)) return false;
  const url = new URL(x5u);
  // Whatever could follow the path would make one certificate look like many.
  return (
    !/[?#]/.test(x5u) &&
    url.origin === env.TPAY_CERTIFICATE_ORIGIN &&
    url.pathname.startsWith("/x509/") &&
    !url.username &&
    !url.password
  );
}

function isCurrent(certificate: X509Certificate, now: Date): boolean {
  return new Date(certificate.validFrom) <= now && now <= new Date(certificate.validTo);
}

function signs(issuer: X509Certificate, certificate: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

/** Whether a certificate leads to a self-signed one of `trusted`, through certificates of `trusted` that may sign. */
function chainsTo(leaf: X509Certificate, trusted: readonly X509Certificate[], now: Date): boolean {
  let current = leaf;
  for (let depth = 0; depth <= trusted.length; depth++) {
    if (!isCurrent(current, now)) return false;
    const issuer = trusted.find((candidate) => candidate.ca && signs(candidate, current));
    if (!issuer) return false;
    if (signs(issuer, issuer)) return isCurrent(issuer, now);
    current = issuer;
  }
  return false;
}

/**
 * The certificate at an allowed address, if it chains to the gateway's root. One that is known costs nothing; whoever
 * asks for an unknown one waits with the others who ask for it.
 * @returns null when it cannot be fetched or is not to be trusted, or too many others are being fetched
 */
export async function signingCertificate(x5u: string, now: Date): Promise<X509Certificate | null> {
  const address = new URL(x5u).href;
  const found = known.get(address);
  const age = now.getTime() - (found?.at ?? -Infinity);
  if (found?.certificate && age < lifetime && isCurrent(found.certificate, now))
    return found.certificate;
  if (found && !found.certificate && age < failureLifetime) return null;
  const running = fetching.get(address);
  if (running) return running;
  if (fetching.size >= maxFetches) return null;
  const fetched = fetchTrusted(address, now).finally(() => fetching.delete(address));
  fetching.set(address, fetched);
  return fetched;
}

async function fetchTrusted(address: string, now: Date): Promise<X509Certificate | null> {
  const [leaf, trusted] = await Promise.all([fetchCertificate(address), trustedCertificates()]);
  const certificate = leaf && chainsTo(leaf, trusted, now) ? leaf : null;
  const [oldest] = known.keys();
  if (known.size >= maxKnown && oldest !== undefined) known.delete(oldest);
  known.delete(address);
  known.set(address, { certificate, at: now.getTime() });
  return certificate;
}

/**
 * The gateway's own certificates, as the settings name them.
 * @throws Error when there is no such file, or no certificate in it
 */
export async function trustedCertificates(): Promise<X509Certificate[]> {
  const trusted = certificatesIn(await readFile(env.TPAY_ROOT_CERTIFICATE_FILE, "utf8"));
  if (trusted.length === 0) throw new Error("The file holds no certificate.");
  return trusted;
}

async function fetchCertificate(address: string): Promise<X509Certificate | null> {
  try {
    const response = await fetch(address, {
      redirect: "error",
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) return null;
    return certificatesIn((await response.text()).slice(0, 65_536))[0] ?? null;
  } catch {
    return null;
  }
}
