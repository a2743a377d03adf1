import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { parseTitle } from '../check/parse-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { claimsFittedModel } from './fitted-models.ts';
import { proposeHighlights } from './item-highlights.ts';
import { findPromotionalSpans } from './promotional-phrases.ts';
import { readsWell } from './reads-well.ts';
import type { Marked, Rewritten } from './rewriting.ts';

/** With more to say, in code points of different words, a title below the minimum is a stump. */
const MIN_FACTS = 70;
/** In code points. */
export const MIN_FULL_LENGTH = 55;
/** A message can name a lower limit than the rules; then any version helps. */
const MIN_LIMIT_WITH_MIN_LENGTH = 75;

/** Whether a title says anything. */
export const hasText = (title: string): boolean => /[\p{L}\p{N}]/u.test(title);

/** Judges a version and its highlights by what the title was cleaned of. */
function hasNoPraise(rewritten: Rewritten, rules: TitleRules, language: string): boolean {
  return [rewritten.title, proposeHighlights('', rewritten, rules) ?? ''].every(
    (text) => !isPraise(text, rules, language),
  );
}

/** Whether a text has what a title is cleaned of. */
export function isPraise(text: string, rules: TitleRules, language: string): boolean {
  return findPromotionalSpans(parseTitle(text, rules), language).length > 0;
}

/** Judges the words and reading of a version and its highlights; a keyword of the seller's need not be in the title. */
export function isPublishable(
  rewritten: Rewritten,
  { text, restore }: Marked,
  rules: TitleRules,
  language: string,
): boolean {
  const isOwn = !rewritten.list.parts.some(({ isAdded }, at) => isAdded && rewritten.chosen.has(at));
  const plain = rules.claimRemoval.plainWording(restore(text), language);
  // "Not for 15/15 Plus" is written so in no title, but has words of the title only, in their order.
  const worded = rewritten.list.parts
    .filter(({ role, text: exclusion }) => role === 'exclusion' && hasWordsInOrder(plain, restore(exclusion)))
    .map((part) => restore(part.text));
  const source = [restore(text), plain, ...worded].join(' | ');
  const reads = (published: string) => readsWell(published, source, rules.brand, language);
  return (
    hasNoPraise(rewritten, rules, language) &&
    !claimsFittedModel(rewritten.title, source) &&
    reads(proposeHighlights('', rewritten, rules) ?? '') &&
    (!isOwn || reads(rewritten.title))
  );
}

/** Whether a phrase of a title only says again what is before it: "Garlic press for kitchen, garlic press". */
export function repeatsPhrase(title: string): boolean {
  const phrases = foldCase(title)
    .split(/[,|;()[\]]/u)
    .map((phrase) => phrase.trim());
  return phrases.some(
    (phrase, at) => phrase !== '' && ` ${phrases.slice(0, at).join(' ')} `.includes(` ${phrase} `),
  );
}

/** Whether all words of a text are in another one in the same order, with or without others between them. */
function hasWordsInOrder(source: string, text: string): boolean {
  const wordsOf = (line: string) =>
    foldCase(line)
      .split(/[\s,;/()[\]]+/u)
      .filter(Boolean);
  const words = wordsOf(source);
  let from = 0;
  return wordsOf(text).every((word) => {
    const at = words.indexOf(word, from);
    from = at + 1;
    return at >= 0;
  });
}

/** The minimum length of the versions of a cleaned title: 0 if it has little to say. */
export function minFullLength(text: string, { maxLength }: TitleRules): number {
  const words = new Set(foldCase(text).split(/[\s,;|()]+/u));
  if (codePointLength([...words].join(' ')) < MIN_FACTS) return 0;
  return maxLength < MIN_LIMIT_WITH_MIN_LENGTH ? 0 : MIN_FULL_LENGTH;
}
