import type { ClaimRuleId } from '@seller-toolbox/listing-text/claims/claim-rule-ids.data';
import type { Span } from '@seller-toolbox/listing-text/words';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { characterViolations } from '../check/character-rule.ts';
import { parseTitle, type ParsedTitle } from '../check/parse-title.ts';
import { repeatedWords } from '../check/repeated-words.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { cleanCharacters } from './clean-characters.ts';
import { findDecorations, findEntities } from './decorations.ts';
import { decodeEntities } from './entities.ts';
import { withRests } from './claim-rests.ts';
import { findOwnSeparators, withCommas } from './own-separators.ts';
import { isBenefit, lexiconOf } from './part-role.ts';
import { isUnspaced } from './title-language.ts';
import { findPromotionalSpans, hasFact, mergeSpans, overlaps, withOrphans } from './promotional-phrases.ts';

export interface CleanedText {
  readonly text: string;
  readonly changes: readonly Finding[];
}

/** Removes markup, ornaments, forbidden characters, offers, praise, and words that the message does not allow. */
export function cleanText(original: ParsedTitle, rules: TitleRules, language: string): CleanedText {
  const entities = findEntities(original);
  const decoded = entities.length > 0 ? parse(decodeEntities(original.text, entities), rules) : original;
  const decorations = findDecorations(decoded);
  const undecorated =
    decorations.length > 0 ? parse(blank(decoded.text, decorations, language), rules) : decoded;
  const separators = findOwnSeparators(undecorated, language);
  const plain =
    separators.length > 0 ? parse(withCommas(undecorated.text, separators, language), rules) : undecorated;
  const promotional = withOrphans(
    plain,
    withRests(plain, claimSpans(plain, rules, language), language),
    language,
  );
  const forbidden = repeatedWords(plain, rules, Infinity)
    .filter(({ allowed }) => allowed === 0)
    .flatMap(({ spans }) => spans)
    .map(({ start, end }) => ({ start, end }))
    .filter((span) => !promotional.some((other) => overlaps(span, other)));
  const withoutWords = parse(blank(plain.text, mergeSpans([...promotional, ...forbidden]), language), rules);
  const characters = errorSpans(withoutWords, rules);
  const text = cleanCharacters(
    withoutWords.text,
    characters.filter(isMidPhrase(withoutWords.text)),
    rules.forbiddenCharacters,
  );
  const removed = [
    ...textsAt(original, entities),
    ...textsAt(decoded, decorations),
    ...separators.map(({ mark }) => mark).filter((mark) => !/^[/:：]$/u.test(mark)),
    ...textsAt(plain, errorSpans(plain, rules)),
  ];
  return {
    text,
    changes: [
      ...change('removed-characters', 'characters', removed),
      ...change('removed-praise', 'words', textsAt(plain, promotional)),
      ...change('removed-forbidden-words', 'words', textsAt(plain, forbidden)),
    ],
  };
}

/** Praise, offers and claims, and of an offer all that its claim says: "20% Rabatt mit Code RAD20". */
function claimSpans(title: ParsedTitle, rules: TitleRules, language: string): Span[] {
  const spans = mergeSpans([
    ...findPromotionalSpans(title, language),
    ...removableClaims(title, rules, language),
  ]);
  const amounts = rules
    .claimsOf(title.text)
    .filter(({ rule }) => AMOUNTS.includes(rule))
    .map(({ start, end }) => ({ start, end }))
    .filter((claim) => spans.some((span) => overlaps(span, claim)));
  return mergeSpans([...spans, ...amounts]);
}

/** Rules whose claim is a statement: what is left of its phrase would still make it. */
const STATEMENTS: readonly ClaimRuleId[] = ['medical', 'antimicrobial', 'comparison', 'reviews'];
/** Rules whose numbers may be a size or a model. */
const AMOUNTS: readonly ClaimRuleId[] = ['offer', 'shipping', 'contact', 'product-code'];
/** Rules that may apply, whose words say nothing of the product. Years are judged by what is around them. */
const EMPTY_WORDS: readonly ClaimRuleId[] = ['superlative', 'time-bound', 'filler'];
/** Environmental praise; what a product is made of is a property. */
const GREEN_PRAISE =
  /[eé]co|biod[eé]grad|[ck]ompost|degradable|降解|生分解|environment|umwelt|nachhaltig|écolog|durable|ecol|sostenib|sustainab|planet|环保|绿色|エコ|環境/iu;

/**
 * The claims that get a listing removed or may, without what it replaces, which may be what it fits. A number may be a size;
 * amounts are found as offers.
 */
function removableClaims({ text }: ParsedTitle, { claimsOf }: TitleRules, language: string): Span[] {
  const { exclusions } = lexiconOf(language);
  return claimsOf(text).flatMap(({ start, end, severity, rule, text: claim }) => {
    const isSerious =
      severity === 'error' && rule !== 'comparison' && !(AMOUNTS.includes(rule) && /\p{N}/u.test(claim));
    const hasFigure = rule === 'filler' ? /\p{N}/u.test(claim) : /\p{N}{2}/u.test(claim);
    const isEmpty = EMPTY_WORDS.includes(rule) && !hasFigure && !exclusions.test(claim);
    if (!isSerious && !isEmpty && !(rule === 'environmental' && GREEN_PRAISE.test(claim))) return [];
    const own = { start, end: start + withoutMaterial(text.slice(start, end), text.slice(end), language) };
    return [STATEMENTS.includes(rule) ? statementAround(text, own, language) : own];
  });
}

/** The length of a claim without the first word of a material after it: "Activated" of "Activated Carbon". */
function withoutMaterial(claim: string, after: string, language: string): number {
  const last = /\s([\p{L}-]+)$/u.exec(claim);
  const [, next = ''] = /^\s([\p{L}-]+)/u.exec(after) ?? [];
  return last && isBenefit(`${last[1] ?? ''} ${next}`, language) ? last.index : claim.length;
}

// The phrase around a claim ends at punctuation that is not inside a number or word.
const PHRASE_END =
  /[,;|•!?()[\]（）【】、，。；／]|\+\+|(?<!\p{N})[.:]|[.:](?!\p{N})|\s[-–—~]\s|\s[–—]|[–—]\s/u;
const UNSPACED_PHRASE_END = /[,;|•!?()[\]（）【】「」、，。；／★☆\s]|(?<!\p{N})[.:]|[.:](?!\p{N})/u;
const MAX_STATEMENT_WORDS = 7;

/** The phrase of a statement; the claim alone where it is in the first phrase, which names the product, or in a long one. */
function statementAround(text: string, { start, end }: Span, language: string): Span {
  const edge = isUnspaced(language) ? UNSPACED_PHRASE_END : PHRASE_END;
  const before = text.slice(0, start).split(edge).at(-1) ?? '';
  const after = text.slice(end).split(edge)[0] ?? '';
  const phrase = { start: start - before.trimStart().length, end: end + after.trimEnd().length };
  const words = text.slice(phrase.start, phrase.end).trim().split(/\s+/u);
  const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, phrase.start));
  const others = `${text.slice(phrase.start, start)} ${text.slice(end, phrase.end)}`.trim();
  return isFirst || words.length > MAX_STATEMENT_WORDS || hasFact(others, language) ? { start, end } : phrase;
}

function parse(text: string, rules: TitleRules): ParsedTitle {
  return parseTitle(text, rules);
}

function errorSpans(title: ParsedTitle, rules: TitleRules): Span[] {
  return characterViolations(title, rules).find(({ severity }) => severity === 'error')?.positions ?? [];
}

/** "!" and "?" before a space separate sentences; the segments remove them. */
function isMidPhrase(text: string): (span: Span) => boolean {
  return ({ start, end }) =>
    !(/^[!?！？]$/u.test(text.slice(start, end)) && /^[!?！？]*(?:\s|$)/u.test(text.slice(end)));
}

/** A phrase before a gap, and an ornament or several words in the gap: what follows is another phrase. */
const LAST_WORD = /^[\p{L}\p{N}][^\s,;|!?]*$/u;
const BREAK = /^(?!<)(?:.*\S\s+\S|[^\p{L}]+$)/u;

/** Replaces these ascending spans by a space, or a comma between two phrases. */
function blank(text: string, spans: readonly Span[], language: string): string {
  let result = '';
  let at = 0;
  for (const { start, end } of spans) {
    result += text.slice(at, start);
    const isBreak =
      !isUnspaced(language) &&
      BREAK.test(text.slice(start, end)) &&
      endsInPhrase(result) &&
      /^\s*[\p{L}\p{N}]/u.test(text.slice(end));
    result = isBreak ? `${result.trimEnd()}, ` : `${result} `;
    at = end;
  }
  return (result + text.slice(at)).trim();
}

/** Whether a text ends in two words without a mark behind them, or in one after another break. */
function endsInPhrase(text: string): boolean {
  const words = text.trimEnd().split(/ +/u);
  const before = words.at(-2)?.split(/\s/u).at(-1) ?? '';
  const last = words.at(-1) ?? '';
  return /[,;|]$/u.test(before)
    ? /^[^\s,;|!?]+$/u.test(last)
    : LAST_WORD.test(last) && /[\p{L}\p{N}]/u.test(before);
}

function textsAt({ text }: ParsedTitle, spans: readonly Span[]): string[] {
  return spans.map(({ start, end }) => text.slice(start, end).trim());
}

function change(code: string, name: string, found: readonly string[]): Finding[] {
  return found.length > 0 ? [finding(code, 'info', { [name]: [...new Set(found)] })] : [];
}
