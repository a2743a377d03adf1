import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { STOP_WORDS_OF_LANGUAGE } from '@seller-toolbox/reference-data/stop-words-of-language.data';
import type { Span } from '../words.ts';
import type { ClaimRuleId } from './claim-rule-ids.data.ts';

/** Words without which the phrase around them goes on: "best seller mug". */
const PRAISE: ReadonlySet<ClaimRuleId> = new Set([
  'offer',
  'superlative',
  'time-bound',
  'environmental',
  'filler',
]);
const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(STOP_WORDS).flat(),
  ...Object.values(STOP_WORDS_OF_LANGUAGE).flat(),
  ...'dès now today jetzt heute pendant durante'.split(' '),
]);
/** Words of English titles that are function words elsewhere, or in a sentence: "Auto Shut Off". */
const NOUNS: ReadonlySet<string> = new Set(
  'Off Out Bin Bins Car Hat Hats Man Men Mine Pan Per Son Sons Sun Ton War Alto Ten Vest Die Dies IO Ti'.split(
    ' ',
  ),
);
const WORD = /[\p{Script=Latin}\p{M}\p{Nd}]+(?:['’-][\p{Script=Latin}\p{M}\p{Nd}]+)*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
interface RuledSpan extends Span {
  readonly rule: ClaimRuleId;
}

/** A claim without which the words around it go on, as "best seller"; "order now and get one free" says more. */
export function isPraising(text: string, { rule, start, end }: RuledSpan): boolean {
  const found = text.slice(start, end);
  if (rule !== 'offer') return PRAISE.has(rule);
  return !/\p{N}/u.test(found) && countWords(found).functions === 0 && unspaced(found) <= MIN_CONTENT;
}

const MIN_CONTENT = 2;

/** The words of a text, how many of them are function words, and how much says something. */
export function countWords(text: string) {
  const words = text.match(WORD) ?? [];
  const functions = words.filter(isFunctionWord).length;
  const letters = words.filter((word) => /\p{L}{2}/u.test(word) && !isFunctionWord(word)).length;
  return { words, functions, content: letters + unspaced(text) / 2 };
}

function unspaced(text: string): number {
  return text.match(UNSPACED)?.length ?? 0;
}

/** Not where it is the noun of another language: "Holder for Car" is no French "car". */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase()) && !NOUNS.has(word);
}
