import postgres from "postgres";
import { cast } from "../sandbox/auth0/cast";

/** Who of the sandbox's cast has an account here, and in which state; the others register when they come. */
const members = [
  { ...cast.member, nick: "Ania", status: "active" },
  { ...cast.secondMember, nick: "Marek", status: "active" },
  { ...cast.banned, nick: "Błażej", status: "banned" },
  { ...cast.administrator, nick: "Helena", status: "active" },
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
  try {
    await sql`insert into users ${sql(rows)} on conflict (auth0_id) do nothing`;
  } finally {
    await sql.end();
  }
}
