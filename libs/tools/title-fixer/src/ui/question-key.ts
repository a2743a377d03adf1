import type { TitleFixerInput } from '../engine/title-fixer.schema.ts';

/** What makes a question to the AI another one, as one text. */
export function questionKey(input: TitleFixerInput, language: string): string {
  const { title, errorMessage, marketplace, category, brand, ruleSet } = input;
  const texts = [title, errorMessage, brand].map((text) => text.trim());
  return JSON.stringify([...texts, marketplace, category, ruleSet, language]);
}
