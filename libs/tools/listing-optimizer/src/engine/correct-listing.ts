import { isBlank } from '@seller-toolbox/listing-text/blank';
import { applyRepairs, repairedText } from '@seller-toolbox/listing-text/claims/apply-repairs';
import type { FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import { splitKeywords } from '@seller-toolbox/listing-text/keyword-separators';
import { LISTING_POLICIES, type ListingPolicy } from '@seller-toolbox/reference-data/listing-policies.data';
import { createBuilder } from './build-listing.ts';
import { cleanBullets } from './clean-bullets.ts';
import { findOutsideBrands } from './find-outside-brands.ts';
import { descriptionOptions, findListingClaims } from './listing-claims.ts';
import type { ListingClaims, ListingInput, ListingOutput } from './listing-optimizer.schema.ts';

export type ListingText = Pick<ListingInput, 'title' | 'bullets' | 'description' | 'searchTerms'>;

/** The name of a product: no shred. */
const MIN_TITLE_WORDS = 2;
const END_MARK = /[.;,。，；、]{1,10}$/u;

/** A listing after its corrections. */
export interface CorrectedText extends ListingText {
  /** Of the search terms nothing is left that search needs or the rules allow. */
  readonly hasUselessTerms: boolean;
}

/**
 * What can be corrected without a writer: claims with a repair, marks, punctuation and small starts of bullet points, and repeated,
 * title or barred words of search terms that exceed the bytes. A field stays as it is where nothing useful would be left of it,
 * because an empty one could delete it. Fields without a correction are equal to those of the input.
 */
export function correctListing(
  input: ListingInput,
  { claims }: Pick<ListingOutput, 'claims'>,
  findClaims: FindClaims,
): CorrectedText {
  const policy = LISTING_POLICIES[input.ruleSet];
  const { title, bullets, description, searchTerms } = input;
  const find = findOutsideBrands(findClaims, input.brands);
  const { except = [] } = descriptionOptions(policy);
  const findInTitle = (text: string) => find(text, { isTitle: true });
  // A heading in capitals may stay in capitals: half of it changed reads worse.
  const findInBullet = (text: string) => find(text, { except: ['capitals'] });
  const findInDescription = (text: string) => find(text, { except: [...except, 'capitals'] });
  const corrected = {
    title: claims.title.length > 0 ? repairedText(title, findInTitle, MIN_TITLE_WORDS) || title : title,
    bullets: bullets.map((bullet, at) => {
      const repaired = claims.bullets[at]?.length ? repairedText(bullet, findInBullet) : bullet;
      return correctBullet(repaired, policy) || bullet;
    }),
    description: repairedText(description, findInDescription) || description,
  };
  const isByBytes = policy.searchTerms.maxBytes !== null;
  const repairs = claims.searchTerms.flatMap(({ repair }) => repair ?? []);
  const terms = isByBytes
    ? packTerms({ ...input, ...corrected }, findClaims)
    : applyRepairs(searchTerms, repairs);
  const hasUselessTerms = isBlank(terms) && !isBlank(searchTerms);
  return { ...corrected, searchTerms: hasUselessTerms ? searchTerms : terms, hasUselessTerms };
}

/** The claims of a corrected listing: what is among them that gets it removed has to be written differently. */
export function remainingClaims(
  input: ListingInput,
  { title, bullets, description, searchTerms }: ListingText,
  findClaims: FindClaims,
): ListingClaims {
  const text = { title, bullets: [...bullets], description, searchTerms };
  const find = findOutsideBrands(findClaims, input.brands);
  return findListingClaims({ ...input, ...text }, LISTING_POLICIES[input.ruleSet], find);
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
