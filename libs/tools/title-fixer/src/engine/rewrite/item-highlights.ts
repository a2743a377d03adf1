import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { TitleRules } from '../check/title-rules.ts';
import { CONJUNCTIONS } from './connectors.data.ts';

const JOINER = ', ';

/**
 * The item highlights with the phrases that a version leaves out, as far as they fit; null where the rules have no such
 * field. What is there already, or does not fit, is left as it is.
 */
export function proposeHighlights(
  given: string,
  dropped: readonly string[],
  { language, policy }: TitleRules,
): string | null {
  const max = policy.itemHighlights;
  if (max === null) return null;
  let proposed = given.trim();
  for (const phrase of dropped.flatMap((text) => membersOf(text, language))) {
    const isThere = foldCase(proposed).includes(foldCase(phrase));
    const next = proposed === '' ? phrase : proposed + JOINER + phrase;
    if (!isThere && codePointLength(next) <= max) proposed = next;
  }
  return proposed;
}

/** What stands between commas may fit alone; an "and" that has lost what stood before it goes. */
function membersOf(phrase: string, language: string): string[] {
  return phrase.split(/,\s+/u).map((member) => {
    const [first = '', ...others] = member.split(' ');
    return others.length > 0 && (CONJUNCTIONS[language] ?? []).includes(foldCase(first))
      ? others.join(' ')
      : member;
  });
}
