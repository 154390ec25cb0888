import { mafiaBook } from "./product";
import { defineBook } from "../recipe.server";
import { mafia } from "./text";

export const mafiaBookRecipe = defineBook({ product: mafiaBook, book: mafia });
