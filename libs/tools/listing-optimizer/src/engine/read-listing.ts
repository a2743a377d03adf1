import { isBlank } from '@seller-toolbox/listing-text/blank';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { segmentLongText } from '@seller-toolbox/listing-text/long-text';
import { titleLimit } from '@seller-toolbox/listing-text/title-limit';
import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { ListingPolicy } from '@seller-toolbox/reference-data/listing-policies.data';
import type { ListingInput } from './listing-optimizer.schema.ts';
import { readBullets, startsWithLowercase, type Bullet } from './read-bullets.ts';
import { readSearchTerms, type SearchTerms } from './search-terms.ts';

/** Everything in a listing that the rules use. Lengths are code points of trimmed text, 0 for blank text. */
export interface ListingReading {
  readonly title: { readonly length: number; readonly maxLength: number; readonly startsLowercase: boolean };
  /** Non-blank ones. */
  readonly bullets: readonly Bullet[];
  /** `angles` is the number of "<", `tags` of complete HTML tags. */
  readonly description: { readonly length: number; readonly angles: number; readonly tags: number };
  readonly searchTerms: SearchTerms;
  /** Distinct search terms that are whole words of the title. */
  readonly termsInTitle: readonly string[];
}

const TAG = /<\/?[a-z][^<>]*>/giu;

/** Parses a listing once, by the rules of one policy. */
export function readListing(input: ListingInput, policy: ListingPolicy): ListingReading {
  const { marketplace, category } = input;
  const locale = LISTING_MARKETPLACES.find(({ code }) => code === marketplace)?.segmenterLocale ?? 'en';
  const title = trimVisible(input.title);
  const description = trimVisible(input.description);
  const searchTerms = readSearchTerms(trimVisible(input.searchTerms), policy.searchTerms);
  return {
    title: {
      length: codePointLength(title),
      maxLength: titleLimit(policy.title, marketplace, category),
      startsLowercase: startsWithLowercase(title),
    },
    bullets: readBullets(input.bullets, policy.bullets, locale),
    description: {
      length: codePointLength(description),
      angles: description.match(/</gu)?.length ?? 0,
      tags: description.match(TAG)?.length ?? 0,
    },
    searchTerms,
    termsInTitle: termsInTitle(searchTerms, title, locale),
  };
}

/** Skips the slow word segmentation if no term is a substring of the title. */
function termsInTitle({ terms }: SearchTerms, title: string, locale: string): string[] {
  const folded = foldCase(title);
  const candidates = [...new Set(terms)].filter((term) => folded.includes(term));
  if (candidates.length === 0) return [];
  const words = new Set(segmentLongText(title, locale).words.map((word) => word.folded));
  return candidates.filter((term) => words.has(term));
}

function trimVisible(text: string): string {
  return isBlank(text) ? '' : text.trim();
}
