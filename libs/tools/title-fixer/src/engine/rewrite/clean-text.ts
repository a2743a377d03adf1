import type { Span } from '@seller-toolbox/listing-text/words';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { characterViolations } from '../check/character-rule.ts';
import { parseTitle, type ParsedTitle } from '../check/parse-title.ts';
import { repeatedWords } from '../check/repeated-words.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { cleanCharacters } from './clean-characters.ts';
import { findDecorations, findEntities } from './decorations.ts';
import { decodeEntities } from './entities.ts';
import { findPromotionalSpans, mergeSpans, overlaps } from './promotional-phrases.ts';

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
  const promotional = mergeSpans([
    ...findPromotionalSpans(plain, language),
    ...removableClaims(plain, rules),
  ]);
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

/**
 * The claims that get a listing removed. What it replaces may be what it fits, and a claim with a number may be a size; amounts are
 * found as offers.
 */
function removableClaims({ text }: ParsedTitle, { findClaims, brand }: TitleRules): Span[] {
  return findClaims(text, { brand })
    .filter(
      ({ severity, rule, text: claim }) =>
        severity === 'error' && rule !== 'comparison' && !/\p{N}/u.test(claim),
    )
    .map(({ start, end, repair }) => (repair?.text === '' ? repair : { start, end }))
    .map(({ start, end }) => ({ start, end }));
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
