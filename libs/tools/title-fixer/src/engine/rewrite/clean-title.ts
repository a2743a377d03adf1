import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import { findWholePhrases, indexPhrases, type PhraseIndex } from '@seller-toolbox/listing-text/whole-phrases';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { characterViolations } from '../check/character-rule.ts';
import { readTitle, type TitleReading } from '../check/read-title.ts';
import { mixedForms, repeatedWords, type CountedWord } from '../check/repeated-words.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { cleanCharacters } from './clean-characters.ts';
import { dropUnits, isConnector } from './drop-units.ts';
import { isSeparator } from './gaps.ts';
import { PROMOTIONAL_PHRASES } from './promotional-phrases.data.ts';
import { toDraft, type TitleDraft } from './title-units.ts';

/** How thoroughly a version cleans a title. */
export interface Thoroughness {
  /** Not only where it is too often: a word goes wherever it stands again before another one. */
  readonly everyWordOnce: boolean;
  /** Of singular and plural the first form stays, and what ends a phrase. */
  readonly oneForm: boolean;
  readonly withoutPraise: boolean;
}

export interface Cleaned {
  readonly draft: TitleDraft;
  readonly changes: readonly Finding[];
}

/** The title without forbidden characters and without the words that are too many, and what was changed. */
export function cleanTitle(original: TitleReading, rules: TitleRules, thoroughness: Thoroughness): Cleaned {
  const { reading, changes: characterChanges } = withoutCharacters(original, rules);
  const full = toDraft(reading, rules);
  const excess = excessPlaces(reading, full, rules, thoroughness);
  const all = Object.values(excess).flat();
  const draft = dropUnits(full, (unit) => all.some((place) => overlaps(unit, place)), rules.language);
  return { draft, changes: [...characterChanges, ...wordChanges(reading, excess)] };
}

function withoutCharacters(
  reading: TitleReading,
  rules: TitleRules,
): { reading: TitleReading; changes: Finding[] } {
  const error = characterViolations(reading, rules).find(({ severity }) => severity === 'error');
  if (!error) return { reading, changes: [] };
  const characters = (error.foundChars ?? []).map(({ char }) => char);
  const text = cleanCharacters(reading.text, error.positions, rules.forbiddenCharacters);
  return {
    reading: readTitle(text, rules),
    changes: [finding('removed-characters', 'info', { characters })],
  };
}

interface Excess {
  readonly repeated: readonly Span[];
  readonly forbidden: readonly Span[];
  readonly forms: readonly Span[];
  readonly praise: readonly Span[];
}

/** The places of words that go. */
function excessPlaces(
  reading: TitleReading,
  draft: TitleDraft,
  rules: TitleRules,
  how: Thoroughness,
): Excess {
  const { maxOccurrences } = rules.policy;
  const tooMany = repeatedWords(reading, rules, maxOccurrences);
  const repeated = tooMany.filter(({ allowed }) => allowed > 0);
  const stay = (word: CountedWord) => staying(word, draft, rules.language);
  const loose = (place: Span) => isModifier(place, draft, rules.language);
  return {
    repeated: [
      ...repeated.flatMap((word) => without(word.places, stay(word))),
      ...(how.everyWordOnce ? laterModifiers(reading, rules, loose) : []),
    ],
    forbidden: tooMany.filter(({ allowed }) => allowed === 0).flatMap(({ places }) => places),
    forms: how.oneForm
      ? [
          ...mixedForms(reading, rules).flatMap(({ places }) => otherForms(reading, places).filter(loose)),
          ...repeated.flatMap((word) => otherForms(reading, stay(word)).filter(loose)),
        ]
      : [],
    praise: how.withoutPraise ? findPraisePlaces(reading, rules.language) : [],
  };
}

/** The places that a repeated word keeps: its first, then those that end a phrase and cannot go without a trace. */
function staying({ places, allowed }: CountedWord, draft: TitleDraft, language: string): Span[] {
  const [first, ...others] = places;
  if (!first) return [];
  const heads = others.filter((place) => !isModifier(place, draft, language));
  const modifiers = others.filter((place) => isModifier(place, draft, language));
  return [first, ...heads, ...modifiers].slice(0, allowed);
}

/** The later places of any word where it only leads to the next one. */
function laterModifiers(reading: TitleReading, rules: TitleRules, loose: (place: Span) => boolean): Span[] {
  return repeatedWords(reading, rules, 1).flatMap(({ places, allowed }) =>
    allowed === 0 ? [] : places.slice(1).filter(loose),
  );
}

/** The places of other forms than the first one's. */
function otherForms({ text }: TitleReading, places: readonly Span[]): Span[] {
  const formAt = ({ start, end }: Span) => foldCase(text.slice(start, end));
  const [first] = places;
  return places.filter((place) => first && formAt(place) !== formAt(first));
}

/** Whether a word of the same phrase follows, to which this one only leads: "dog" of "dog bed", not of "bed for a dog". */
function isModifier(place: Span, { units }: TitleDraft, language: string): boolean {
  const next = units[units.findIndex((unit) => overlaps(unit, place)) + 1];
  return next !== undefined && !isSeparator(next.gap) && !isConnector(next, language);
}

function without(places: readonly Span[], kept: readonly Span[]): Span[] {
  return places.filter((place) => !kept.includes(place));
}

const praise = new Map<string, PhraseIndex>();

function praiseOf(language: string): PhraseIndex {
  const known = praise.get(language);
  if (known) return known;
  const made = indexPhrases(PROMOTIONAL_PHRASES[language] ?? []);
  praise.set(language, made);
  return made;
}

/** The promotional phrases in a title, as it writes them, each once. */
export function findPraise(reading: TitleReading, language: string): string[] {
  return textsAt(reading, findPraisePlaces(reading, language));
}

/** Where promotional phrases stand outside the brand; in Japanese wherever they do, because words touch there. */
function findPraisePlaces(reading: TitleReading, language: string): Span[] {
  const places: readonly Span[] =
    language === 'ja'
      ? (PROMOTIONAL_PHRASES[language] ?? []).flatMap((phrase) => findOccurrences(reading, phrase))
      : findWholePhrases(reading, praiseOf(language));
  return places.filter((place) => !reading.brandSpans.some((brand) => overlaps(brand, place)));
}

function wordChanges(reading: TitleReading, { repeated, forbidden, forms, praise }: Excess): Finding[] {
  const change = (code: string, places: readonly Span[]) =>
    places.length === 0 ? [] : [finding(code, 'info', { words: textsAt(reading, places) })];
  return [
    ...change('removed-repeats', repeated),
    ...change('removed-forbidden-words', forbidden),
    ...change(
      'removed-forms',
      forms.filter((place) => !repeated.some((other) => overlaps(place, other))),
    ),
    ...change('removed-praise', praise),
  ];
}

function textsAt({ text }: TitleReading, places: readonly Span[]): string[] {
  return [...new Set(places.map(({ start, end }) => text.slice(start, end)))];
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
