import type { TitleFixerInput } from '../engine/title-fixer.schema.ts';

/** What makes a result another one, as one text. */
export function resultKey(input: TitleFixerInput): string {
  return JSON.stringify(partsOf(input));
}

/** What makes a question to the AI another one: the AI answers in the visitor's language. */
export function questionKey(input: TitleFixerInput, language: string): string {
  return JSON.stringify([...partsOf(input), language]);
}

function partsOf({ title, errorMessage, marketplace, category, brand, ruleSet }: TitleFixerInput): string[] {
  const texts = [title, errorMessage, brand].map((text) => text.trim());
  return [...texts, marketplace, category, ruleSet];
}
