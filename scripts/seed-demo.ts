import postgres from "postgres";
import { brand } from "~/config/brand";
import { foldName } from "~/services/groups/fold-name";
import { cast } from "../sandbox/auth0/cast";
import { seedCommunity } from "./demo-community/seed";

const members = [
  { ...cast.member, nick: "Ania", status: "active" },
  { ...cast.secondMember, nick: "Marek", status: "active" },
  { ...cast.banned, nick: "Błażej", status: "banned" },
  { ...cast.administrator, nick: "Helena", status: "active" },
  { ...cast.secondAdministrator, nick: "Jan", status: "active" },
  { ...cast.finance, nick: "Filip", status: "active" },
  { ...cast.support, nick: "Pola", status: "active" },
  { ...cast.moderator, nick: "Maja", status: "active" },
];

const registeredAt = () => new Date(Date.now() - 60 * 24 * 60 * 60_000);

/** Makes the accounts of the demo cast and the groups that they are in, where they are missing. For databases that work with the sandbox only. */
export async function seedDemo(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const rows = members.map(({ id, email, name, nick, status }) => ({
    auth0_id: id,
    email,
    username: name.split(" ")[0] ?? nick,
    nick,
    nick_key: foldName(nick),
    full_name: name,
    language_id: 1,
    status,
    created_at: registeredAt(),
    terms_version: brand.legalVersion,
    terms_accepted_at: registeredAt(),
    banned_at: status === "banned" ? new Date() : null,
  }));
  const staff = members
    .filter(({ roles }) => roles.length > 0)
    .map(({ id, roles, name }) => ({ auth0_id: id, roles, name, signed_in_at: new Date() }));
  try {
    await sql`insert into users ${sql(rows)} on conflict do nothing`;
    for (const { auth0_id, nick, nick_key } of rows)
      await sql`update users set nick_key = ${nick_key} where auth0_id = ${auth0_id} and nick = ${nick}
        and nick_key is null and not exists (select 1 from users where nick_key = ${nick_key})`;
    await sql`insert into staff ${sql(staff)} on conflict (auth0_id) do nothing`;
    await seedCommunity(sql);
  } finally {
    await sql.end();
  }
}
