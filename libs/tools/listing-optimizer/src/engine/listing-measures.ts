import type { ListingMeasure, ListingPolicy } from '@seller-toolbox/reference-data/listing-policies.data';
import type { ListingReading } from './read-listing.ts';
import type { Bullet } from './read-bullets.ts';

/** The measures that scoring rows compare. */
export type ListingMeasures = Readonly<Record<ListingMeasure, number>>;

/** Measures a parsed listing. */
export function measureListing(reading: ListingReading, policy: ListingPolicy): ListingMeasures {
  const { title, bullets, description, searchTerms, termsInTitle } = reading;
  const { minLength, maxLength, advisedTotal } = policy.bullets;
  const { maxBytes } = policy.searchTerms;
  const bulletTotal = bullets.reduce((sum, { length }) => sum + length, 0);
  const countOf = (predicate: (bullet: Bullet) => boolean) => bullets.filter(predicate).length;
  return {
    titleLength: title.length,
    titleOverLimit: overLimit(title.length, title.maxLength),
    titleSmallStart: title.startsLowercase ? 1 : 0,
    bulletCount: bullets.length,
    shortBullets: countOf(({ length }) => length < minLength),
    longBullets: countOf(({ length }) => length > maxLength),
    bulletsWithForbiddenCharacters: countOf(({ forbiddenCharacters }) => forbiddenCharacters.length > 0),
    bulletsWithForbiddenPhrases: countOf(({ forbiddenPhrases }) => forbiddenPhrases.length > 0),
    bulletsWithSmallStart: countOf(({ startsLowercase }) => startsLowercase),
    bulletsWithEndPunctuation: countOf(({ hasEndPunctuation }) => hasEndPunctuation),
    bulletTotalOver: overLimit(bulletTotal, advisedTotal),
    descriptionLength: description.length,
    descriptionAngles: description.angles,
    descriptionTags: description.tags,
    terms: searchTerms.terms.length,
    repeatedTerms: searchTerms.repeated.length,
    termBytesOver: overLimit(searchTerms.bytes, maxBytes),
    termCommas: searchTerms.commas,
    termsInTitle: termsInTitle.length,
  };
}

function overLimit(found: number, limit: number | null): number {
  return limit === null ? 0 : Math.max(0, found - limit);
}
