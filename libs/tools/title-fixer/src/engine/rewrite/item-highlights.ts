import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { TitleRules } from '../check/title-rules.ts';
import { CONJUNCTIONS } from './connectors.data.ts';

const JOINER = ', ';

/**
 * Appends the phrases that a version drops to the item highlights, skipping those that are there already or do not fit. Null
 * if the rules have no such field.
 */
export function proposeHighlights(
  given: string,
  dropped: readonly string[],
  { language, policy }: TitleRules,
): string | null {
  const max = policy.itemHighlights;
  if (max === null) return null;
  let proposed = given.trim();
  for (const phrase of dropped.flatMap((text) => splitMembers(text, language))) {
    const isThere = foldCase(proposed).includes(foldCase(phrase));
    const next = proposed === '' ? phrase : proposed + JOINER + phrase;
    if (!isThere && codePointLength(next) <= max) proposed = next;
  }
  return proposed;
}

/** Splits a phrase at its commas and removes a leading conjunction from each part, so that parts can fit separately. */
function splitMembers(phrase: string, language: string): string[] {
  return phrase.split(/,\s+/u).map((member) => {
    const [first = '', ...others] = member.split(' ');
    return others.length > 0 && (CONJUNCTIONS[language] ?? []).includes(foldCase(first))
      ? others.join(' ')
      : member;
  });
}
