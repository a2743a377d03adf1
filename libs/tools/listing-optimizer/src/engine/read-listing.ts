import { isBlank } from '@seller-toolbox/listing-text/blank';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { segmentLongText } from '@seller-toolbox/listing-text/long-text';
import { titleLimit } from '@seller-toolbox/listing-text/title-limit';
import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { ListingPolicy } from '@seller-toolbox/reference-data/listing-policies.data';
import type { ListingInput } from './listing-optimizer.schema.ts';
import { readBullets, startsSmall, type Bullet } from './read-bullets.ts';
import { readSearchTerms, type SearchTerms } from './search-terms.ts';

/** Everything in a listing that a rule looks at. Lengths are code points of trimmed text; blank text has none. */
export interface ListingReading {
  readonly title: { readonly length: number; readonly maxLength: number; readonly hasSmallStart: boolean };
  /** Those that hold text. */
  readonly bullets: readonly Bullet[];
  /** `angles` are "<" signs, `tags` whole tags of markup. */
  readonly description: { readonly length: number; readonly angles: number; readonly tags: number };
  readonly searchTerms: SearchTerms;
  /** Search terms that stand in the title as words of their own, each once. */
  readonly termsInTitle: readonly string[];
}

const TAG = /<\/?[a-z][^<>]*>/giu;

/** Reads a listing once, by the rules of one policy. */
export function readListing(input: ListingInput, policy: ListingPolicy): ListingReading {
  const { marketplace, category } = input;
  const locale = LISTING_MARKETPLACES.find(({ code }) => code === marketplace)?.segmenterLocale ?? 'en';
  const title = visible(input.title);
  const description = visible(input.description);
  const searchTerms = readSearchTerms(visible(input.searchTerms), policy.searchTerms);
  return {
    title: {
      length: codePointLength(title),
      maxLength: titleLimit(policy.title, marketplace, category),
      hasSmallStart: startsSmall(title),
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

/** A term that does not stand in the title at all needs no look at its words, which takes longest. */
function termsInTitle({ terms }: SearchTerms, title: string, locale: string): string[] {
  const folded = foldCase(title);
  const possible = [...new Set(terms)].filter((term) => folded.includes(term));
  if (possible.length === 0) return [];
  const words = new Set(segmentLongText(title, locale).words.map((word) => word.folded));
  return possible.filter((term) => words.has(term));
}

function visible(text: string): string {
  return isBlank(text) ? '' : text.trim();
}
