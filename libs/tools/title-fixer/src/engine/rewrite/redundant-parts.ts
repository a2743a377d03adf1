import { segmentWords } from '@seller-toolbox/listing-text/words';
import { pluralsOf } from '@seller-toolbox/listing-text/plural-forms';
import type { TitleCheck } from '../check/check-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import type { Choice } from './choice.ts';
import { lexiconOf, type PartRole } from './part-role.ts';
import { says } from './lost-fact-parts.ts';
import { withoutExclusions } from './without-exclusions.ts';
import type { TitlePart } from './title-part.ts';

/** What excludes a buyer: such parts are dropped last, even if the title gets longer than advised. */
export const DECIDING: readonly PartRole[] = ['exclusion', 'fit', 'count', 'size', 'audience'];

/** Whether a title says all that a part says. */
export function isRedundant(
  part: TitlePart,
  { title, check, list }: Pick<Choice, 'title' | 'check' | 'list'>,
  rules: TitleRules,
): boolean {
  // "for Camry" is not said by "Not for Camry Hybrid".
  if (part.role === 'fit') return says(withoutExclusions(title, list.language), part.text, list.language);
  if (DECIDING.includes(part.role) && part.role !== 'audience') return says(title, part.text, list.language);
  const known = titleWords(check);
  const { connectors } = lexiconOf(list.language);
  const own = [...wordsOf(list.restore(part.text), rules)].filter((word) => !connectors.includes(word));
  return own.every((word) => hasForm(known, word, list.language));
}

export function titleWords({ parsedTitle }: TitleCheck): Set<string> {
  return new Set(parsedTitle.words.map(({ folded }) => folded));
}

function wordsOf(text: string, { segmenterLocale }: TitleRules): Set<string> {
  return new Set(segmentWords(text, segmenterLocale).words.map(({ folded }) => folded));
}

/** In letters; two forms of a noun begin alike. */
const MIN_STEM = 3;

/** Whether words contain a word in singular or plural. */
export function hasForm(words: ReadonlySet<string>, word: string, language: string): boolean {
  if (words.has(word) || pluralsOf(word, language).some((plural) => words.has(plural))) return true;
  const start = word.slice(0, MIN_STEM);
  return [...words].some((known) => known.startsWith(start) && pluralsOf(known, language).includes(word));
}
