import { isUnspaced } from './claim-clauses.ts';
import type { ClaimToken } from './claim-tokens.ts';
import {
  BEFORE_CHARACTERS,
  BEFORE_NOUNS,
  CHARACTER_NEGATIONS,
  DENIED_ATTRIBUTES,
  NOT_FOR,
  NOT_ONLY,
  NOUN_NEGATIONS,
  SPANISH_VERBS,
  VERB_NEGATIONS,
} from './negations.data.ts';

/** How many tokens before a claim a negation is looked for. */
const REACH_BEFORE = 6;
/** A verb is denied over this many tokens. */
const VERB_REACH = 5;
const REACH_AFTER = 14;
// "治療するものではありません", "保証はない", "heilt nicht".
const NEGATION_AFTER = /^(?:ありませ|ません|ない|なし|ではな|できませ|nicht|keine)/;

/** A claim by its tokens: the first, and the one behind the last. */
export interface TokenSpan {
  readonly from: number;
  readonly to: number;
}

/** Whether a claim is denied in its phrase: "does not cure colds", "keine Garantie", "不能治疗". "No BPA, free shipping" promises. */
export function isNegated(text: string, tokens: readonly ClaimToken[], { from, to }: TokenSpan): boolean {
  for (let at = from - 1; at >= from - REACH_BEFORE; at -= 1) {
    const token = tokens[at];
    if (!token || token.kind === 'stop' || token.kind === 'comma') break;
    if (endsPhrase(text, token, tokens[at + 1])) break;
    if (denies(text, tokens, { at, from })) return true;
  }
  return isNegatedAfter(tokens, to);
}

/** "Cures no disease", "heilt keine Krankheiten". */
export function deniesItsObject(tokens: readonly ClaimToken[], { from, to }: TokenSpan): boolean {
  const [word = '', object = ''] = [tokens[from + 1]?.text, tokens[from + 2]?.text];
  return from + 2 < to && (NO.has(word) || (word === 'no' && ILLNESS.test(object)));
}

const NO: ReadonlySet<string> = new Set(['kein', 'keine', 'keinen', 'keinerlei', 'aucun', 'aucune']);
const ILLNESS = /^(?:ailment|condition|disease|illness)/;

/** A space between characters, which otherwise have none. */
function endsPhrase(text: string, token: ClaimToken, next: ClaimToken | undefined): boolean {
  if (!next || token.end >= next.start || isLatin(token)) return false;
  return isUnspaced(text, { start: next.start, end: next.start + 1 });
}

const isLatin = ({ classes }: ClaimToken) => classes.includes('LATIN');

function denies(
  text: string,
  tokens: readonly ClaimToken[],
  { at, from }: { readonly at: number; readonly from: number },
): boolean {
  const { text: word = '', end = 0 } = tokens[at] ?? {};
  const between = tokens.slice(at + 1, from).map((token) => token.text);
  if (CHARACTER_NEGATIONS.has(word))
    return between.every((sign) => BEFORE_CHARACTERS.has(sign)) || OR.has(between.at(-1) ?? '');
  // "Non-slip" denies one word.
  if (between.length > 0 && text.charAt(end) === '-') return false;
  const next = tokens[at + 1]?.text ?? '';
  if (NOT_ONLY.has(next) || DENIED_ATTRIBUTES.has(next)) return false;
  const isVerb = VERB_NEGATIONS.has(word) || (word === 'no' && SPANISH_VERBS.has(next));
  if (!isVerb) return NOUN_NEGATIONS.has(word) && isBeforeNoun(between);
  if (between.length >= VERB_REACH) return false;
  return !NOT_FOR.has(next) || isBeforeNoun(between.slice(1));
}

/** Whether what is denied is the claim: nothing else is named in front of it, or it goes on with "or". */
function isBeforeNoun(between: readonly string[]): boolean {
  return between.every((word) => BEFORE_NOUNS.has(word)) || OR.has(between.at(-1) ?? '');
}

const OR: ReadonlySet<string> = new Set(['or', 'nor', 'oder', 'ou', 'o', 'u', 'ni', '或', '和', '与', '及']);

function isNegatedAfter(tokens: readonly ClaimToken[], to: number): boolean {
  for (let at = to; at < to + REACH_AFTER; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'stop' || token.kind === 'comma') return false;
    if (isLatin(token) && at > to + 1) return false;
    const joined = isLatin(token)
      ? token.text
      : tokens
          .slice(at, at + 5)
          .map(({ text }) => text)
          .join('');
    if (NEGATION_AFTER.test(joined)) return true;
  }
  return false;
}
