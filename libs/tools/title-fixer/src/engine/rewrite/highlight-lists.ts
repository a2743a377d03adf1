import { factFragments } from './fact-fragments.ts';
import { says } from './lost-fact-parts.ts';
import { excludesBuyers, withoutWith } from './part-role.ts';
import type { TitlePart } from './title-part.ts';
import { isUnspaced } from './title-language.ts';

const MEASURED = /^(.*\p{N}\s?[x×*]\s?\p{N}[\p{N}.,]*)\s?\p{L}{1,6}$/u;

/** Whether a title says a fact, also where its unit is behind another: "155x220 cm" in "155x220 + 80x80 cm". */
export function saysFact(title: string, fact: string, language: string): boolean {
  const [, figures = ''] = MEASURED.exec(fact) ?? [];
  return says(title, fact, language) || (figures !== '' && says(title, figures, language));
}

const MIN_REST_WORDS = 2;

/** A phrase without a size or count at its start that the title says: "Vegan Gummies" of "60 Count Vegan Gummies". */
export function withoutSaidStart(text: string, title: string, language: string): string {
  if (isUnspaced(language)) return text;
  const [first] = factFragments(text, language);
  if (!first || !['size', 'count'].includes(first.role) || !text.startsWith(`${first.text} `)) return text;
  const rest = text.slice(first.text.length).trim();
  const isPhrase = /^\p{Lu}/u.test(rest) && rest.split(' ').length >= MIN_REST_WORDS;
  return isPhrase && says(title, first.text, language) ? rest : text;
}

/** The head of a list after a colon: "5 Pack" of "5 Pack: 2 Black, 3 Cyan". */
export function headOfList(text: string): string[] {
  const [, head = ''] = /^([^:,]+):\s/u.exec(text) ?? [];
  return /\p{N}/u.test(head) ? [head] : [];
}

/** Whether a text is a list: a part of it would be taken for all. */
export function isList(text: string): boolean {
  return /[,:]\s/u.test(text);
}

/** The separator by which a part goes on with what is directly before it in the title; none where it is a phrase of its own. */
export function continuation(part: TitlePart, before: TitlePart): string | undefined {
  const { isAdjunct, separator, text, role } = part;
  // What came with a product is apart; an exclusion too.
  if (isAdjunct)
    return separator === ' ' && !excludesBuyers(part) && withoutWith(text) === text ? ' ' : undefined;
  // "PhotoSmart" and "5520 6510": the figures are of the name.
  if (separator === ' ' && before.role === 'fit' && /^\p{N}/u.test(text)) return ' ';
  // "for Kids, School, Sport".
  const isListed = role === 'use' && ['audience', 'use'].includes(before.role);
  return isListed && /^,\s?$/u.test(separator) ? ', ' : undefined;
}
