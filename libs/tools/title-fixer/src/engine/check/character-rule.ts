import { finding } from '@seller-toolbox/tool-contract';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { TitleViolation } from '../title-fixer.schema.ts';
import type { TitleReading } from './read-title.ts';
import type { TitleRules } from './title-rules.ts';

/** Forbidden characters are an error, those inside the brand a warning. */
export function characterViolations(reading: TitleReading, rules: TitleRules): TitleViolation[] {
  const found = findForbidden(reading.text, rules.forbiddenCharacters);
  const isBranded = (place: Span) =>
    reading.brandSpans.some(({ start, end }) => place.start >= start && place.end <= end);
  return [
    ...violation(
      'error',
      'special-characters',
      reading.text,
      found.filter((place) => !isBranded(place)),
    ),
    ...violation('warning', 'brand-characters', reading.text, found.filter(isBranded)),
  ];
}

function violation(
  severity: TitleViolation['severity'],
  code: string,
  text: string,
  places: readonly Span[],
): TitleViolation[] {
  if (places.length === 0) return [];
  const byCharacter = new Map<string, Span[]>();
  for (const place of places) {
    const char = text.slice(place.start, place.end);
    byCharacter.set(char, [...(byCharacter.get(char) ?? []), place]);
  }
  const chars = [...byCharacter.keys()];
  return [
    {
      type: 'special_chars',
      severity,
      positions: [...places],
      foundChars: chars.map((char) => ({ char, positions: byCharacter.get(char) ?? [] })),
      finding: finding(code, severity, { characters: chars, found: places.length }),
    },
  ];
}

function findForbidden(text: string, forbidden: ReadonlySet<string>): Span[] {
  const places: Span[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    if (forbidden.has(character)) places.push({ start, end });
    start = end;
  }
  return places;
}
