import postgres from "postgres";
import { cast } from "../sandbox/auth0/cast";

/** Who of the sandbox's cast has an account here, and in which state; the others register when they come. */
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

/** Makes the accounts of the demo cast, where they are missing. For databases that work with the sandbox only. */
export async function seedDemo(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const rows = members.map(({ id, email, nickname, name, nick, status }) => ({
    auth0_id: id,
    email,
    username: nickname,
    nick,
    full_name: name,
    language_id: 1,
    status,
    created_at: new Date(),
    banned_at: status === "banned" ? new Date() : null,
  }));
  const staff = members
    .filter(({ roles }) => roles.length > 0)
    .map(({ id, roles }) => ({ auth0_id: id, roles, signed_in_at: new Date() }));
  try {
    await sql`insert into users ${sql(rows)} on conflict (auth0_id) do nothing`;
    // As if each had signed in once: somebody has to be there who could agree to what takes two people.
    await sql`insert into staff ${sql(staff)} on conflict (auth0_id) do nothing`;
  } finally {
    await sql.end();
  }
}
