import { applyRepairs } from '@seller-toolbox/listing-text/claims/apply-repairs';
import type { ClaimFinding, FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import { LISTING_POLICIES, type ListingPolicy } from '@seller-toolbox/reference-data/listing-policies.data';
import { createBuilder } from './build-listing.ts';
import { cleanBullets } from './clean-bullets.ts';
import type { ListingInput, ListingOutput } from './listing-optimizer.schema.ts';

export type ListingText = Pick<ListingInput, 'title' | 'bullets' | 'description' | 'searchTerms'>;

const END_MARK = /[.;,。，；、]{1,10}$/u;

/**
 * What can be corrected without a writer: claims with a repair, marks, punctuation and small starts of bullet points, and repeated,
 * title or barred words of search terms that exceed the bytes. Fields without a correction are equal to those of the input.
 */
export function correctListing(
  input: ListingInput,
  { claims }: Pick<ListingOutput, 'claims'>,
  findClaims: FindClaims,
): ListingText {
  const policy = LISTING_POLICIES[input.ruleSet];
  const corrected = {
    title: repaired(input.title, claims.title),
    bullets: input.bullets.map((bullet, at) =>
      correctBullet(repaired(bullet, claims.bullets[at] ?? []), policy),
    ),
    description: repaired(input.description, claims.description),
  };
  const isByBytes = policy.searchTerms.maxBytes !== null;
  const searchTerms = isByBytes
    ? packTerms({ ...input, ...corrected }, findClaims)
    : repaired(input.searchTerms, claims.searchTerms);
  return { ...corrected, searchTerms };
}

function repaired(text: string, claims: readonly ClaimFinding[]): string {
  const repairs = claims.flatMap(({ repair }) => (repair ? [repair] : []));
  return repairs.length === 0 ? text : applyRepairs(text, repairs);
}

function correctBullet(bullet: string, { bullets: { isFragment } }: ListingPolicy): string {
  const cleaned = cleanBullets(bullet).join(' ');
  if (cleaned === '' || !isFragment) return cleaned === bullet.trim() ? bullet : cleaned;
  // "iPhone" keeps its small letter.
  const started = cleaned.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
  const ended = started.replace(END_MARK, '');
  return ended === bullet.trim() ? bullet : ended;
}

/** The same words in another order are no correction. */
function packTerms(input: ListingInput, findClaims: FindClaims): string {
  const list = input.searchTerms.replace(/[\n\r]/gu, ',');
  const packed =
    createBuilder(findClaims)({ ...input, keywords: list, brands: input.brands ?? '' })?.backend.text ?? '';
  const words = list.toLowerCase().split(/\s+/u).filter(Boolean);
  const isSame = words.toSorted().join(' ') === packed.split(' ').toSorted().join(' ');
  return isSame ? input.searchTerms : packed;
}
