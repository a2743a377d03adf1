import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import type { Span } from '@seller-toolbox/listing-text/words';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { characterViolations } from '../check/character-rule.ts';
import { parseTitle, type ParsedTitle } from '../check/parse-title.ts';
import { repeatedWords } from '../check/repeated-words.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { withoutHalfExpressions } from './counted-expressions.ts';
import { cleanCharacters } from './clean-characters.ts';
import { findDecorations, findEntities, findTrademarks } from './decorations.ts';
import { decodeEntities } from './entities.ts';
import { claimSpans } from './claim-spans.ts';
import { findOwnSeparators, withCommas } from './own-separators.ts';
import { isUnspaced } from './title-language.ts';
import { withOrphans } from './orphaned-words.ts';
import { mergeSpans, overlaps } from './spans.ts';
import { removedFindings, wordsByKind } from './removed-words.ts';

export interface CleanedText {
  readonly text: string;
  readonly changes: readonly Finding[];
  /** The praise, offers and claims, as written. */
  readonly removedClaims: readonly string[];
}

/** A claim may show only once another is gone: "Arthrose" of "gegen Arthrose Schmerzen". */
const MAX_PASSES = 2;

/** Removes markup, ornaments, trademark symbols, forbidden characters, offers, praise, and words that the message does not allow. */
export function cleanText(original: ParsedTitle, rules: TitleRules, language: string): CleanedText {
  const packs = original.text.match(PRAISED_PACK) ?? [];
  const plain = packs.length > 0 ? parse(original.text.replace(PRAISED_PACK, '$1er Pack'), rules) : original;
  let cleaned = cleanOnce(plain, rules, language);
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    const isClaimed = removingClaims(rules.claimsOf(cleaned.text)).length > 0;
    if (cleaned.removedClaims.length === 0 || !isClaimed) break;
    const next = cleanOnce(parse(cleaned.text, rules), rules, language);
    cleaned = {
      text: next.text,
      removedClaims: [...cleaned.removedClaims, ...next.removedClaims],
      changes: [...cleaned.changes, ...next.changes],
    };
  }
  return { ...cleaned, changes: [...change('removed-praise', 'words', packs), ...cleaned.changes] };
}

/** "Sparpack 2" becomes "2er Pack": without the praise the number would count nothing. */
const PRAISED_PACK = /(?<!\p{L})(?:spar|vorteils?)pack(?:ung)?\s(\p{N}{1,3})(?![\p{L}\p{N}])/giu;

function cleanOnce(original: ParsedTitle, rules: TitleRules, language: string): CleanedText {
  const entities = findEntities(original);
  const decoded = entities.length > 0 ? parse(decodeEntities(original.text, entities), rules) : original;
  const decorations = mergeSpans([...findDecorations(decoded), ...findTrademarks(decoded)]);
  const undecorated =
    decorations.length > 0 ? parse(blank(decoded.text, decorations, language), rules) : decoded;
  const separators = findOwnSeparators(undecorated, language);
  const plain =
    separators.length > 0 ? parse(withCommas(undecorated.text, separators, language), rules) : undecorated;
  const promotional = withoutHalfExpressions(
    plain.text,
    withOrphans(
      plain,
      rules.claimRemoval.withDependentWords(plain, claimSpans(plain, rules, language), language),
      language,
    ),
  );
  const forbidden = repeatedWords(plain, rules, Infinity)
    .filter(({ allowed }) => allowed === 0)
    .flatMap(({ spans }) => spans)
    .map(({ start, end }) => ({ start, end }))
    .filter((span) => !promotional.some((other) => overlaps(span, other)));
  const blanked = [...promotional, ...forbidden].map((span) => withQuotes(plain.text, span));
  const withoutWords = parse(blank(plain.text, mergeSpans(blanked), language), rules);
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
    removedClaims: textsAt(plain, promotional),
    changes: [
      ...change('removed-characters', 'characters', removed),
      ...removedFindings(wordsByKind(plain, promotional, rules)),
      ...change('removed-forbidden-words', 'words', textsAt(plain, forbidden)),
    ],
  };
}

/** A span with the quotation marks or brackets around it, which would be empty. */
function withQuotes(text: string, { start, end }: Span): Span {
  const pair = `${text[start - 1] ?? ''}${text[end] ?? ''}`;
  return /^(?:""|“”|„“|«»|'')$/u.test(pair) ? { start: start - 1, end: end + 1 } : { start, end };
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

/** "Velcro® Straps": the phrase goes on. */
const TRADEMARK = /^\s?[™®©℠*]+$/u;

/** Replaces these ascending spans by a space, or a comma between two phrases. */
function blank(text: string, spans: readonly Span[], language: string): string {
  let result = '';
  let at = 0;
  for (const { start, end } of spans) {
    result += text.slice(at, start);
    const isBreak =
      !isUnspaced(language) &&
      !TRADEMARK.test(text.slice(start, end)) &&
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
