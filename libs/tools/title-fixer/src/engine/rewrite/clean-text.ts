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
import { lexiconOf } from './part-role.ts';
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
  const plain = decorations.length > 0 ? parse(blank(decoded.text, decorations), rules) : decoded;
  const promotional = withOrphans(
    plain.text,
    mergeSpans([...findPromotionalSpans(plain, language), ...removableClaims(plain, rules, language)]),
    language,
  );
  const forbidden = repeatedWords(plain, rules, Infinity)
    .filter(({ allowed }) => allowed === 0)
    .flatMap(({ spans }) => spans)
    .map(({ start, end }) => ({ start, end }))
    .filter((span) => !promotional.some((other) => overlaps(span, other)));
  const withoutWords = parse(blank(plain.text, mergeSpans([...promotional, ...forbidden])), rules);
  const characters = errorSpans(withoutWords, rules);
  const text = cleanCharacters(
    withoutWords.text,
    characters.filter(isMidPhrase(withoutWords.text)),
    rules.forbiddenCharacters,
  );
  const removed = [
    ...textsAt(original, entities),
    ...textsAt(decoded, decorations),
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
function removableClaims({ text }: ParsedTitle, { findClaims, brand }: TitleRules, language: string): Span[] {
  const { exclusions } = lexiconOf(language);
  return findClaims(text, { brand }).flatMap(({ start, end, severity, rule, text: claim }) => {
    const isSerious =
      severity === 'error' && rule !== 'comparison' && !(AMOUNTS.includes(rule) && /\p{N}/u.test(claim));
    const hasFigure = rule === 'filler' ? /\p{N}/u.test(claim) : /\p{N}{2}/u.test(claim);
    const isEmpty = EMPTY_WORDS.includes(rule) && !hasFigure && !exclusions.test(claim);
    if (!isSerious && !isEmpty && !(rule === 'environmental' && GREEN_PRAISE.test(claim))) return [];
    return [STATEMENTS.includes(rule) ? statementAround(text, { start, end }, language) : { start, end }];
  });
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

/** Replaces these ascending spans by a space. */
function blank(text: string, spans: readonly Span[]): string {
  let result = '';
  let at = 0;
  for (const { start, end } of spans) {
    result += `${text.slice(at, start)} `;
    at = end;
  }
  return (result + text.slice(at)).trim();
}

function textsAt({ text }: ParsedTitle, spans: readonly Span[]): string[] {
  return spans.map(({ start, end }) => text.slice(start, end).trim());
}

function change(code: string, name: string, found: readonly string[]): Finding[] {
  return found.length > 0 ? [finding(code, 'info', { [name]: [...new Set(found)] })] : [];
}
