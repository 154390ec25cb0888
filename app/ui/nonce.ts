import { createContext } from "react";

/** What allows the inline scripts of an app under its policy; the server alone knows it. */
export const NonceContext = createContext<string | undefined>(undefined);
