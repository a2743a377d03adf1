import type { ListingMeasure, ListingPolicy } from '@seller-toolbox/reference-data/listing-policies.data';
import type { ListingReading } from './read-listing.ts';
import type { Bullet } from './read-bullets.ts';

/** The figures that scoring rows compare. */
export type ListingMeasures = Readonly<Record<ListingMeasure, number>>;

/** Turns what was read in a listing into figures. */
export function measureListing(reading: ListingReading, policy: ListingPolicy): ListingMeasures {
  const { title, bullets, description, searchTerms, termsInTitle } = reading;
  const { minLength, maxLength, advisedTotal } = policy.bullets;
  const { maxBytes } = policy.searchTerms;
  const bulletTotal = bullets.reduce((sum, { length }) => sum + length, 0);
  const countOf = (holds: (bullet: Bullet) => boolean) => bullets.filter(holds).length;
  return {
    titleLength: title.length,
    titleOverLimit: excess(title.length, title.maxLength),
    titleSmallStart: title.hasSmallStart ? 1 : 0,
    bulletCount: bullets.length,
    shortBullets: countOf(({ length }) => length < minLength),
    longBullets: countOf(({ length }) => length > maxLength),
    bulletsWithForbiddenCharacters: countOf(({ forbiddenCharacters }) => forbiddenCharacters.length > 0),
    bulletsWithForbiddenPhrases: countOf(({ forbiddenPhrases }) => forbiddenPhrases.length > 0),
    bulletsWithSmallStart: countOf(({ hasSmallStart }) => hasSmallStart),
    bulletsWithEndPunctuation: countOf(({ hasEndPunctuation }) => hasEndPunctuation),
    bulletTotalOver: excess(bulletTotal, advisedTotal),
    descriptionLength: description.length,
    descriptionAngles: description.angles,
    descriptionTags: description.tags,
    terms: searchTerms.terms.length,
    repeatedTerms: searchTerms.repeated.length,
    termBytesOver: excess(searchTerms.bytes, maxBytes),
    termCommas: searchTerms.commas,
    termsInTitle: termsInTitle.length,
  };
}

function excess(found: number, limit: number | null): number {
  return limit === null ? 0 : Math.max(0, found - limit);
}
