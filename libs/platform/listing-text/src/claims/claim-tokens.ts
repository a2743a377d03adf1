import type { Span } from '../words.ts';
import { TRADITIONAL_CHARACTERS } from './traditional-characters.data.ts';

/** A word, number, sign or boundary of a listing text. A Chinese or Japanese character is one token, a katakana run too. */
export interface ClaimToken extends Span {
  /** Lower case, without accents; empty for a boundary. */
  readonly text: string;
  /** `comma` ends a phrase, `stop` a sentence. */
  readonly kind: 'word' | 'number' | 'sign' | 'comma' | 'stop';
  /** Classes that patterns can name: N number, YEAR, RATING a number like 4.7, OFF one like -20 before a percent sign, CAP a name after a lower-case word, LATIN. */
  readonly classes: readonly string[];
}

// Every alternative is bounded or a single run, so that matching takes linear time.
const TOKEN =
  /\p{Nd}{1,20}(?:[.,]\p{Nd}{1,20}){1,4}|[\p{Script=Latin}\p{M}\p{Nd}]+|[\p{Script=Katakana}ーｰﾞﾟ]+|\n|\S/gu;
const STOPS = new Set('.!?;|•\n。！？；…·');
// Hearts, ticks and emoji between phrases; a star may rate something, "©" and "™" belong to their word.
const ORNAMENT = /^(?![©®™★☆⭐🌟\p{Nd}])\p{Extended_Pictographic}$/u;
const COMMAS = new Set(',:，、：()[]{}「」『』【】〔〕（）［］"“”„«»–—<>/');
// Inside a word: "anti-viral", "l'acné", "don’t".
const JOINERS = new Set("-‐‑'’‘`´");
const MAX_WORD = 40;
const PERCENT_WORDS = new Set(['percent', 'prozent']);

/** Cuts a text into tokens, from left to right. */
export function claimTokens(text: string): ClaimToken[] {
  const tokens: ClaimToken[] = [];
  for (const { 0: raw, index } of text.matchAll(TOKEN)) {
    const end = index + raw.length;
    if (JOINERS.has(raw)) {
      if (!isSpaced(text, index, end)) continue;
      tokens.push({ start: index, end, text: '', kind: 'comma', classes: [] });
    } else if (raw === '.' && isNumberSign(tokens.at(-1), text.slice(end, end + 2))) continue;
    else if (STOPS.has(raw) || ORNAMENT.test(raw))
      tokens.push({ start: index, end, text: '', kind: 'stop', classes: [] });
    else if (COMMAS.has(raw)) tokens.push({ start: index, end, text: raw, kind: 'comma', classes: [] });
    else tokens.push(toToken(raw, index, tokens.at(-1), text));
  }
  return tokens;
}

/** The point of "No. 1" or of "item no. and price". */
function isNumberSign(before: ClaimToken | undefined, after: string): boolean {
  return /^(?:no|(?:artikel)?nr|ref)$/u.test(before?.text ?? '') && /^\s?[\p{Ll}\p{Nd}]/u.test(after);
}

function isSpaced(text: string, start: number, end: number): boolean {
  return /\s/u.test(text.charAt(start - 1)) && /\s/u.test(text.charAt(end));
}

function toToken(raw: string, start: number, before: ClaimToken | undefined, text: string): ClaimToken {
  const end = start + raw.length;
  if (/^\p{Nd}/u.test(raw) && /^[\p{Nd}.,]+$/u.test(raw)) {
    const digits = raw.length > MAX_WORD ? '' : raw.normalize('NFKC');
    return {
      start,
      end,
      text: digits,
      kind: 'number',
      classes:
        isInCode(text, start) || isInYears(text, start, end)
          ? ['N']
          : [...numberClasses(digits), ...(isOff(text, start, end) ? ['OFF'] : [])],
    };
  }
  const isWord = /^[\p{L}\p{M}]/u.test(raw) || /^\p{Nd}/u.test(raw);
  if (!isWord) return { start, end, text: raw.normalize('NFKC'), kind: 'sign', classes: [] };
  const isLatin = /^\p{Script=Latin}/u.test(raw);
  const folded = foldWord(raw, isLatin);
  if (PERCENT_WORDS.has(folded)) return { start, end, text: '%', kind: 'sign', classes: [] };
  const followsLowercase = before?.kind === 'word' && /^\p{Ll}/u.test(text.charAt(before.start));
  // "A4" is a size.
  const isName = isLatin && followsLowercase && /^\p{Lu}\P{Nd}*$/u.test(raw);
  return {
    start,
    end,
    text: raw.length > MAX_WORD ? '' : folded,
    kind: 'word',
    classes: [...(isLatin ? ['LATIN'] : []), ...(isName ? ['CAP'] : [])],
  };
}

/** The number of "NB-2031" or "shop_2019", which is no year. */
function isInCode(text: string, start: number): boolean {
  return /[\p{Lu}_][-_]?$/u.test(text.slice(Math.max(0, start - 2), start));
}

/** The years of "CR-V 2017-2022", which the product fits. */
function isInYears(text: string, start: number, end: number): boolean {
  return (
    /(?:\p{Nd}\p{Nd}[-–—~〜～至到]|(?:19|20)\p{Nd}\p{Nd}\s[-–—]\s)$/u.test(
      text.slice(Math.max(0, start - 7), start),
    ) || /^(?:[-–—~〜～至到](?:20)?|\s[-–—]\s20)\p{Nd}\p{Nd}(?!\p{Nd})/u.test(text.slice(end, end + 8))
  );
}

/** "-20%", but not the second part of "70% wool -30% silk". */
function isOff(text: string, start: number, end: number): boolean {
  return (
    /(?:^|[\s(（【])[-−–－]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    /^\p{Nd}{1,2}\s?[%％]/u.test(text.slice(start, end + 2)) &&
    !/[%％]/u.test(text.slice(Math.max(0, start - 30), start))
  );
}

function numberClasses(digits: string): string[] {
  if (/^20(?:2[2-9]|[34]\d)$/.test(digits)) return ['N', 'YEAR'];
  return /^[1-5][.,]\d$/.test(digits) ? ['N', 'RATING'] : ['N'];
}

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  TRADITIONAL_CHARACTERS.match(/../gu)?.map(([traditional = '', simplified = '']) => [
    traditional,
    simplified,
  ]),
);

/** Lower case; accents of Latin letters removed, full-width forms made usual ones, traditional characters simplified. */
export function foldWord(word: string, isLatin: boolean): string {
  const folded = word.normalize('NFKC').toLowerCase();
  if (!isLatin) return SIMPLIFIED.get(folded) ?? folded;
  return folded.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss').replace(/œ/gu, 'oe');
}
