export interface Identity {
  /** The subject of tokens, `auth0|…`. */
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  nickname: string;
  picture: string | null;
  roles: string[];
  permissions: string[];
  createdAt: string;
  shopUrl: string | null;
  /** Identities are never forgotten, so that a deleted one does not come back with the next start. */
  deletedAt: string | null;
}

const memberPermissions = ["read:users", "create:posts"];

function actor(
  key: string,
  name: string,
  nickname: string,
  more: Partial<Identity> = {},
): Identity {
  return {
    id: `auth0|demo-${key}`,
    email: `${key}@demo.konstelacja.example`,
    emailVerified: true,
    name,
    nickname,
    picture: null,
    roles: [],
    permissions: memberPermissions,
    createdAt: "2026-01-01T08:00:00.000Z",
    shopUrl: null,
    deletedAt: null,
    ...more,
  };
}

export const cast = {
  member: actor("anna", "Anna Wiśniewska", "anna"),
  secondMember: actor("marek", "Marek Zieliński", "marek"),
  unverified: actor("ola", "Ola Nowa", "ola", { emailVerified: false }),
  banned: actor("blazej", "Błażej Zamknięty", "blazej"),
  administrator: actor("helena", "Helena Opiekunka", "helena", {
    roles: ["admin"],
    permissions: [...memberPermissions, "delete:comments", "admin"],
  }),
  secondAdministrator: actor("jan", "Jan Strażnik", "jan", {
    roles: ["admin"],
    permissions: [...memberPermissions, "delete:comments", "admin"],
  }),
  finance: actor("filip", "Filip Skarbnik", "filip", { roles: ["finance"] }),
  support: actor("pola", "Pola Pomocna", "pola", { roles: ["support"] }),
  moderator: actor("maja", "Maja Uważna", "maja", { roles: ["moderator"] }),
} as const;
