import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { STOP_WORDS_OF_LANGUAGE } from '@seller-toolbox/reference-data/stop-words-of-language.data';
import { cutEnd } from '../cut-end.ts';
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
/** English nouns of titles that are function words elsewhere. */
const NOUNS: ReadonlySet<string> = new Set(
  'Bin Bins Car Hat Hats Man Men Mine Pan Per Son Sons Sun Ton War Alto Ten Vest Die Dies'.split(' '),
);
const WORD = /[\p{Script=Latin}\p{M}\p{Nd}]+(?:['’-][\p{Script=Latin}\p{M}\p{Nd}]+)*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const PARTICLE_START = /^[的了着地得与和及或而且并也都就还を-んがはでにのともへや]/u;
const PARTICLE_END = /[的和与及或而且在为于从被把让给将以对向をがはでにのとやへ]$/u;
// What follows it is cut: "If you like it, ...".
const CONDITION =
  /^(?:if|when|once|should|wenn|falls|sollte|sobald|si|s['’]il|quand|lorsque|cuando|se|quando)(?![\p{L}\p{Nd}])[^.!。！\n]*$/iu;
const LOOSE_START = /^[@#:：?？]|^[-–]\s?\p{Nd}/u;
const LOOSE_END = /(?:[%％@#$€£¥:：?？]|['’]s)$/u;
const SENTENCE_START = /^[.!。！|•]/u;
const SENTENCE_END = /[.!。！|•]$/u;
const START = /^[^\p{L}\p{N}]+/u;
const MARK = /[^\p{L}\p{N}]/u;

interface RuledSpan extends Span {
  readonly rule: ClaimRuleId;
}

/** Whether a clause says nothing without the claims that are cut from it. It does where none is cut from it. */
export function isShreddedClause(text: string, clause: Span, claims: readonly RuledSpan[]): boolean {
  const cuts = overlapping(clause, claims);
  const pieces = piecesOf(text, clause, cuts);
  const isPraise = cuts.every((claim) => isPraising(text, claim));
  if (isShred(pieces, isPraise)) return true;
  if (cuts.every(({ rule }) => PRAISE.has(rule) && rule !== 'offer')) return false;
  // Of a list of nouns any one may go; of a sentence only its end, or praise at its start.
  const { functions, content, words } = countWords(pieces.join(' '));
  const [first = '', second = '', ...others] = pieces;
  const isEnd = second === '' && !isFunctionWord(words[0] ?? '');
  const isStart = isPraise && (first === '' || isFunctionWord(first));
  return functions > 0 && !((isEnd || isStart) && others.length === 0 && content > MIN_CONTENT);
}

/** Whether a sentence or text says nothing without whole clauses, or words of a list, that are cut from it. */
export function isShreddedText(text: string, phrase: Span, cuts: readonly RuledSpan[]): boolean {
  const inside = overlapping(phrase, cuts);
  const pieces = piecesOf(text, phrase, inside);
  const isCondition = inside.length > 0 && pieces.at(-1) === '' && CONDITION.test(pieces[0] ?? '');
  return (
    isCondition ||
    isShred(
      pieces,
      inside.every((claim) => isPraising(text, claim)),
    )
  );
}

/** A claim without which the words around it go on, as "best seller"; "order now and get one free" says more. */
export function isPraising(text: string, { rule, start, end }: RuledSpan): boolean {
  const found = text.slice(start, end);
  if (rule !== 'offer') return PRAISE.has(rule);
  return !/\p{N}/u.test(found) && countWords(found).functions === 0 && unspaced(found) <= MIN_CONTENT;
}

/** Whether words in front of a cut may be left alone: "Herbal Tea", but not "It", "Our oil" or "Tea for". */
export function isNounPhrase(text: string): boolean {
  const { words, content } = countWords(text);
  return content > 0 && !isFunctionWord(words[0] ?? '') && !isFunctionWord(words.at(-1) ?? '');
}

const MIN_CONTENT = 2;

function isShred(pieces: readonly string[], isPraise: boolean): boolean {
  if (pieces.length < 2) return false;
  if (pieces.some((piece, at) => piece !== '' && isLoose(piece, at, pieces, isPraise))) return true;
  const rest = pieces.join(' ');
  const { functions, content } = countWords(rest);
  const isOne = isPraise && functions === 0 && !/\p{N}/u.test(rest);
  return content < (isOne ? 1 : MIN_CONTENT);
}

function overlapping(phrase: Span, claims: readonly RuledSpan[]): RuledSpan[] {
  return claims.filter(({ start, end }) => start < phrase.end && end > phrase.start);
}

function countWords(text: string) {
  const words = text.match(WORD) ?? [];
  const functions = words.filter(isFunctionWord).length;
  const letters = words.filter((word) => /\p{L}{2}/u.test(word) && !isFunctionWord(word)).length;
  return { words, functions, content: letters + unspaced(text) / 2 };
}

function unspaced(text: string): number {
  return text.match(UNSPACED)?.length ?? 0;
}

/** What is left of the phrase; empty at an end that is cut. */
function piecesOf(text: string, { start, end }: Span, cuts: readonly Span[]): string[] {
  const pieces: string[] = [];
  let from = start;
  for (const cut of [...cuts].sort((a, b) => a.start - b.start)) {
    const piece = text.slice(from, Math.max(from, cut.start)).trim();
    if (pieces.length === 0 || piece !== '') pieces.push(piece);
    from = Math.max(from, cut.end);
  }
  return [...pieces, text.slice(Math.min(from, end), end).trim()];
}

/** Whether a piece hangs on what is cut before or behind it: "or your", "20 %", "with". */
function isLoose(piece: string, at: number, pieces: readonly string[], isPraise: boolean): boolean {
  const isFirst = at === 0;
  const isLast = at === pieces.length - 1;
  if (isFirst ? LOOSE_END.test(piece) : LOOSE_START.test(piece)) return true;
  if (!isFirst && !isLast && LOOSE_END.test(piece)) return true;
  const words = piece.match(WORD) ?? [];
  const bare = cutEnd(piece.replace(START, ''), MARK);
  const starts = isFunctionWord(words[0] ?? '') || PARTICLE_START.test(bare);
  if (at === 1 && pieces[0] === '' && starts && !SENTENCE_START.test(piece)) return true;
  if (isLast || SENTENCE_END.test(piece)) return false;
  const ends = isFunctionWord(words.at(-1) ?? '') || PARTICLE_END.test(bare);
  const next = pieces[at + 1] ?? '';
  // "The [best] mug" goes on.
  const goesOn = isPraise && next !== '' && !isFunctionWord(next.match(WORD)?.[0] ?? '');
  return ends && !goesOn;
}

/** Not where it is the noun of another language: "Holder for Car" is no French "car". */
function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase()) && !NOUNS.has(word);
}
