import { finding, type Finding, type FindingParams } from '@seller-toolbox/tool-contract';
import type {
  ListingPolicy,
  ListingRowCode,
  ListingScoringRow,
} from '@seller-toolbox/reference-data/listing-policies.data';
import type { ListingMeasures } from './listing-measures.ts';
import type { Bullet } from './read-bullets.ts';
import type { ListingReading } from './read-listing.ts';

/** The data that finding parameters are taken from. */
export interface FindingContext {
  readonly policy: ListingPolicy;
  readonly reading: ListingReading;
  readonly measures: ListingMeasures;
}

/** The finding of an applied row. */
export function rowFinding({ code, severity }: ListingScoringRow, context: FindingContext): Finding {
  return finding(code, severity, PARAMS[code](context));
}

type MakeParams = (context: FindingContext) => FindingParams | undefined;

const bulletNumbers = (bullets: readonly Bullet[], predicate: (bullet: Bullet) => boolean) =>
  bullets.filter(predicate).map(({ number }) => String(number));

const distinct = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];

const PARAMS: Readonly<Record<ListingRowCode, MakeParams>> = {
  'title-missing': () => undefined,
  'title-too-short': ({ policy, measures }) => ({
    min: policy.leastTitleLength,
    found: measures.titleLength,
  }),
  'title-too-long': ({ reading, measures }) => ({
    max: reading.title.maxLength,
    found: measures.titleLength,
    over: measures.titleOverLimit,
  }),
  'title-small-start': () => undefined,
  'few-bullets': ({ policy, measures }) => ({ min: policy.bullets.leastCount, found: measures.bulletCount }),
  'bullets-too-short': ({ policy: { bullets: rules }, reading: { bullets } }) => ({
    min: rules.minLength,
    numbers: bulletNumbers(bullets, ({ length }) => length < rules.minLength),
  }),
  'bullets-too-long': ({ policy: { bullets: rules }, reading: { bullets } }) => ({
    max: rules.maxLength,
    numbers: bulletNumbers(bullets, ({ length }) => length > rules.maxLength),
  }),
  'bullets-forbidden-characters': ({ reading: { bullets } }) => ({
    numbers: bulletNumbers(bullets, ({ forbiddenCharacters }) => forbiddenCharacters.length > 0),
    characters: distinct(bullets.map(({ forbiddenCharacters }) => forbiddenCharacters)),
  }),
  'bullets-forbidden-phrases': ({ reading: { bullets } }) => ({
    numbers: bulletNumbers(bullets, ({ forbiddenPhrases }) => forbiddenPhrases.length > 0),
    phrases: distinct(bullets.map(({ forbiddenPhrases }) => forbiddenPhrases)),
  }),
  'bullets-small-start': ({ reading: { bullets } }) => ({
    numbers: bulletNumbers(bullets, ({ startsLowercase }) => startsLowercase),
  }),
  'bullets-end-punctuation': ({ reading: { bullets } }) => ({
    numbers: bulletNumbers(bullets, ({ hasEndPunctuation }) => hasEndPunctuation),
  }),
  'bullets-total-high': ({ policy, measures }) => ({
    max: policy.bullets.advisedTotal ?? 0,
    over: measures.bulletTotalOver,
  }),
  'description-missing': () => undefined,
  'description-too-short': ({ policy, measures }) => ({
    min: policy.description.minLength,
    found: measures.descriptionLength,
  }),
  'description-too-long': ({ policy, measures }) => ({
    max: policy.description.maxLength,
    found: measures.descriptionLength,
  }),
  'description-html-advised': () => undefined,
  'description-html': ({ measures }) => ({ found: measures.descriptionTags }),
  'terms-missing': () => undefined,
  'few-terms': ({ policy, measures }) => ({
    min: policy.searchTerms.advisedTerms?.least ?? 0,
    found: measures.terms,
  }),
  'repeated-terms': ({ reading }) => ({ terms: [...reading.searchTerms.repeated] }),
  'terms-too-long': ({ policy, reading, measures }) => ({
    max: policy.searchTerms.maxBytes ?? 0,
    found: reading.searchTerms.bytes,
    over: measures.termBytesOver,
  }),
  'terms-commas': ({ measures }) => ({ found: measures.termCommas }),
  'terms-in-title': ({ reading }) => ({ terms: [...reading.termsInTitle] }),
};
