import { applyRepairs, repairedText } from '@seller-toolbox/listing-text/claims/apply-repairs';
import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import type { FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import { splitKeywords } from '@seller-toolbox/listing-text/keyword-separators';
import { LISTING_POLICIES, type ListingPolicy } from '@seller-toolbox/reference-data/listing-policies.data';
import { createBuilder } from './build-listing.ts';
import { cleanBullets } from './clean-bullets.ts';
import { allClaims, descriptionOptions, findListingClaims } from './listing-claims.ts';
import type { ListingInput, ListingOutput } from './listing-optimizer.schema.ts';

export type ListingText = Pick<ListingInput, 'title' | 'bullets' | 'description' | 'searchTerms'>;

/** The name of a product: no shred. */
const MIN_TITLE_WORDS = 2;
const END_MARK = /[.;,。，；、]{1,10}$/u;

/**
 * What can be corrected without a writer: claims with a repair, marks, punctuation and small starts of bullet points, and repeated,
 * title or barred words of search terms that exceed the bytes. Where nothing useful is left, a bullet point or description is empty;
 * such a title stays. Fields without a correction are equal to those of the input.
 */
export function correctListing(
  input: ListingInput,
  { claims }: Pick<ListingOutput, 'claims'>,
  findClaims: FindClaims,
): ListingText {
  const policy = LISTING_POLICIES[input.ruleSet];
  const corrected = {
    title:
      claims.title.length > 0
        ? repairedText(input.title, (title) => findClaims(title, { isTitle: true }), MIN_TITLE_WORDS) ||
          input.title
        : input.title,
    bullets: input.bullets.map((bullet, at) =>
      correctBullet(claims.bullets[at]?.length ? repairedText(bullet, findClaims) : bullet, policy),
    ),
    description: repairedText(input.description, (text) => findClaims(text, descriptionOptions(policy))),
  };
  const isByBytes = policy.searchTerms.maxBytes !== null;
  const repairs = claims.searchTerms.flatMap(({ repair }) => repair ?? []);
  const searchTerms = isByBytes
    ? packTerms({ ...input, ...corrected }, findClaims)
    : applyRepairs(input.searchTerms, repairs);
  return { ...corrected, searchTerms };
}

/** Whether a corrected listing still has a claim that gets it removed: it has to be written differently. */
export function isStillAtRisk(input: ListingInput, corrected: ListingText, findClaims: FindClaims): boolean {
  const policy = LISTING_POLICIES[input.ruleSet];
  const claims = findListingClaims(
    { ...input, ...corrected, bullets: [...corrected.bullets] },
    policy,
    findClaims,
  );
  return removingClaims(allClaims(claims)).length > 0;
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
  const list = splitKeywords(input.searchTerms).join(',');
  const packed =
    createBuilder(findClaims)({ ...input, keywords: list, brands: input.brands ?? '' })?.backend.text ?? '';
  const words = list.toLowerCase().split(/\s+/u).filter(Boolean);
  const isSame = words.toSorted().join(' ') === packed.split(' ').toSorted().join(' ');
  return isSame ? input.searchTerms : packed;
}
