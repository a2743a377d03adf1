import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { attributeRole, isAdjective, isBenefit, lexiconOf } from './part-role.ts';

const PARTICIPLE = /^(?:\p{Ll}*ge\p{Ll}{3,}(?:t|en)|\p{Ll}{3,}iert|be\p{Ll}{4,}t|ver\p{Ll}{4,}t)$/u;
/** "gut verstellbar", "5 fach gefaltet": what modifies the word after it. */
const MODIFYING =
  /^(?:extra|sehr|besonders|ultra|super|fach|mal|stufenlos|hoch|leicht|schnell|frei|einfach|voll|komplett|doppelt|beidseitig|stark|gut)$/u;
const INFLECTED = /^\p{Ll}{3,}e[nrsm]?$/u;

/** Whether a word is an adjective without an ending, which says how the product is: "auslaufsicher", "gefüttert", "BPA frei". */
function isPredicative(word: string): boolean {
  const { adjuncts, connectors, shades } = lexiconOf('de');
  const isKnown = isAdjective(word) || isBenefit(word, 'de') || PARTICIPLE.test(word);
  return (
    /^\p{Ll}{4}/u.test(word) &&
    isKnown &&
    !INFLECTED.test(word) &&
    ![adjuncts, connectors, shades].some((words) => words.includes(word))
  );
}

/**
 * Whether German says that a phrase ends before a word: an adjective without an ending follows its noun, so it is a phrase of
 * its own between "Winterstiefel" and "rutschfeste Sohle".
 */
export function isGermanBorder(words: readonly string[], at: number): boolean {
  const [before = '', word = ''] = [words[at - 1], words[at]];
  // "BPA frei" says how, "frei stehend" says more of the word behind it.
  const isFree = before === 'frei' && /^\p{Lu}/u.test(words[at - 2] ?? '');
  if (at < 1 || (MODIFYING.test(before) && !isFree) || /^\p{N}+$/u.test(before)) return false;
  if (lexiconOf('de').connectors.includes(foldCase(before))) return false;
  const isName = /^\p{Lu}\p{Ll}{2}/u.test(before) || attributeRole(before, 'de') === 'size';
  if (isPredicative(word)) return isName || isPredicative(before);
  return (
    (isFree || isPredicative(before)) &&
    (/^\p{Lu}\p{Ll}/u.test(word) || (INFLECTED.test(word) && isAdjectiveForm(word)))
  );
}

const isAdjectiveForm = (word: string) => {
  const stem = word.replace(/e[nrsm]?$/u, '');
  return isAdjective(stem) || isBenefit(stem, 'de') || PARTICIPLE.test(stem);
};
