import { finding } from '@seller-toolbox/tool-contract';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { TitleViolation } from '../title-fixer.schema.ts';
import { findMarkup } from './markup.ts';
import type { ParsedTitle } from './parse-title.ts';
import type { TitleRules } from './title-rules.ts';

/** Forbidden characters and markup are an error, those inside the brand a warning, by rules that warn of what is allowed. */
export function characterViolations(parsedTitle: ParsedTitle, rules: TitleRules): TitleViolation[] {
  const { text } = parsedTitle;
  const markup = rules.policy.forbidsMarkup ? findMarkup(text) : [];
  const characters = findForbidden(text, rules.forbiddenCharacters).filter(
    (span) => !markup.some(({ start, end }) => span.start >= start && span.end <= end),
  );
  const found = [...markup, ...characters].sort((one, other) => one.start - other.start);
  const isInBrand = (span: Span) =>
    parsedTitle.brandSpans.some(({ start, end }) => span.start >= start && span.end <= end);
  return [
    ...violation(
      'error',
      'special-characters',
      parsedTitle.text,
      found.filter((span) => !isInBrand(span)),
    ),
    ...(rules.policy.warnsOfAllowed
      ? violation('warning', 'brand-characters', parsedTitle.text, found.filter(isInBrand))
      : []),
  ];
}

function violation(
  severity: TitleViolation['severity'],
  code: string,
  text: string,
  spans: readonly Span[],
): TitleViolation[] {
  if (spans.length === 0) return [];
  const byCharacter = new Map<string, Span[]>();
  for (const span of spans) {
    const char = text.slice(span.start, span.end);
    byCharacter.set(char, [...(byCharacter.get(char) ?? []), span]);
  }
  const chars = [...byCharacter.keys()];
  return [
    {
      type: 'special_chars',
      severity,
      positions: [...spans],
      foundChars: chars.map((char) => ({ char, positions: byCharacter.get(char) ?? [] })),
      finding: finding(code, severity, { characters: chars, found: spans.length }),
    },
  ];
}

function findForbidden(text: string, forbidden: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    if (forbidden.has(character)) spans.push({ start, end });
    start = end;
  }
  return spans;
}
