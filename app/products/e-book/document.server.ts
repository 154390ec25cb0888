import { ebook } from "./product";
import { defineWorks } from "../recipe.server";
import { mafia } from "./w-objeciach-mafii";

export const ebookRecipe = defineWorks({ product: ebook, works: { [mafia.slug]: mafia } });
