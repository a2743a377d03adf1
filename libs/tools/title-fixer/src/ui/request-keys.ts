import type { TitleFixerInput } from '../engine/title-fixer.schema.ts';

/** Identifies the result of an input. */
export function titleKey(input: TitleFixerInput): string {
  return JSON.stringify(keyPartsOf(input));
}

/** Identifies an AI request, which depends on the visitor's language too. */
export function aiRequestKey(input: TitleFixerInput, language: string): string {
  return JSON.stringify([...keyPartsOf(input), language]);
}

function keyPartsOf({
  title,
  errorMessage,
  marketplace,
  category,
  brand,
  ruleSet,
}: TitleFixerInput): string[] {
  const texts = [title, errorMessage, brand].map((text) => text.trim());
  return [...texts, marketplace, category, ruleSet];
}
