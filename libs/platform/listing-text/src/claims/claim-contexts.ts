import type { Span } from '../words.ts';
import { addPatterns } from './claim-patterns.ts';
import type { ClaimToken } from './claim-tokens.ts';
import {
  PRINTED_MEDIA_LINES,
  INSCRIPTION_LINES,
  SHARED_CLASSES,
  WORK_LINES,
} from './lines/all-languages.data.ts';
import { matchPatterns } from './match-patterns.ts';
import { emptyPatterns } from './pattern-index.ts';

const printedMedia = emptyPatterns<'carrier'>();
addPatterns(printedMedia, { carrier: PRINTED_MEDIA_LINES }, SHARED_CLASSES);

const names = emptyPatterns<'inscription' | 'work'>();
addPatterns(names, { inscription: INSCRIPTION_LINES, work: WORK_LINES }, SHARED_CLASSES);

/** The tokens of sentences about things that carry words or pictures: "coupon organizer", "The Diabetes Cookbook". */
export function printedMediaTokens(tokens: readonly ClaimToken[]): ReadonlySet<number> {
  const printed = new Set<number>();
  let from = 0;
  for (let to = 0; to <= tokens.length; to += 1) {
    if (to < tokens.length && tokens[to]?.kind !== 'stop') continue;
    const sentence = tokens.slice(from, to);
    if (matchPatterns(sentence, printedMedia).length > 0)
      for (let at = from; at < to; at += 1) printed.add(at);
    from = to + 1;
  }
  return printed;
}

// A name, a title or what is printed on the product: «La mejor abuela», 《最好的我们》.
const QUOTED =
  /«[^«»\n]{2,40}»|»[^«»\n]{2,40}«|“[^“”\n]{2,40}”|„[^„“”\n]{2,40}[“”]|(?<=[\s(\p{Script=Han}]|^)"\p{L}[^"\n]{1,38}[\p{L}\p{Nd}!?.]"|《[^《》\n]{2,40}》|『[^『』\n]{2,40}』|「[^「」\n]{2,40}」/gu;

/** Where the text quotes something. */
export function quotedSpans(text: string): Span[] {
  return Array.from(text.matchAll(QUOTED), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The tokens inside of quotation marks. */
export function quotedTokens(text: string, tokens: readonly ClaimToken[]): ReadonlySet<number> {
  const quoted = new Set<number>();
  let at = 0;
  for (const { start, end } of quotedSpans(text)) {
    while ((tokens[at]?.start ?? Infinity) < start) at += 1;
    for (; (tokens[at]?.end ?? Infinity) <= end; at += 1) quoted.add(at);
  }
  return quoted;
}

const MAX_TITLE_TOKENS = 10;
const MAX_APPOSITION_TOKENS = 5;

/** The tokens of the title of a work, which its kind follows after a comma ("The Return Policy, a crime novel"), and of inscriptions. */
export function namedTokens(tokens: readonly ClaimToken[]): ReadonlySet<number> {
  const named = new Set<number>();
  for (const { rule, from, to } of matchPatterns(tokens, names)) {
    const first = rule === 'work' ? titleStart(tokens, from) : from;
    for (let at = first; at < (rule === 'work' ? from : to); at += 1) named.add(at);
  }
  return named;
}

/** Where the title begins that a comma separates from the kind of a work; the kind itself where there is none. */
function titleStart(tokens: readonly ClaimToken[], kind: number): number {
  let comma = kind - 1;
  while (kind - comma <= MAX_APPOSITION_TOKENS && tokens[comma]?.kind === 'word') comma -= 1;
  if (tokens[comma]?.kind !== 'comma') return kind;
  let start = comma;
  while (tokens[start - 1] && tokens[start - 1]?.kind !== 'stop') start -= 1;
  return comma - start <= MAX_TITLE_TOKENS ? start : kind;
}

// "Does it repel mosquitoes? No, it is a lamp."
const DENIED =
  /^\s{0,3}(?:(?:answer|antwort|r[ée]ponse|respuesta|risposta|[ar]|答|回答|ａ)\s?[:：.]\s?)?(?:(?:no|nope|nein|non)(?![\p{L}\p{Nd}])|いいえ|いえ、|不|没|否|無理)/iu;
const MAX_ANSWER = 24;

/** The tokens of questions that the text answers with no. */
export function deniedTokens(text: string, tokens: readonly ClaimToken[]): ReadonlySet<number> {
  const denied = new Set<number>();
  let from = 0;
  for (const [to, { kind, end }] of tokens.entries()) {
    if (kind !== 'stop') continue;
    const isQuestion = /[?？]|か。/u.test(text.slice(end - 2, end));
    if (isQuestion && DENIED.test(text.slice(end, end + MAX_ANSWER))) {
      for (let at = from; at < to; at += 1) denied.add(at);
    }
    from = to + 1;
  }
  return denied;
}
