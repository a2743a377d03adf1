import type {
  ClaimFinding,
  ClaimOptions,
  FindClaims,
} from '@seller-toolbox/listing-text/claims/claim-finding';
import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import type { ListingPolicy } from '@seller-toolbox/reference-data/listing-policies.data';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { ListingClaims, ListingInput } from './listing-optimizer.schema.ts';

/** The claims of every field. A policy that recommends HTML in descriptions does not object to it. */
export function findListingClaims(
  input: ListingInput,
  { description }: ListingPolicy,
  findClaims: FindClaims,
): ListingClaims {
  const inDescription: ClaimOptions = description.format === 'html' ? { except: ['markup'] } : {};
  return {
    title: findClaims(input.title),
    bullets: input.bullets.map((bullet) => findClaims(bullet)),
    description: findClaims(input.description, inDescription),
    searchTerms: findClaims(input.searchTerms, { isSearchTerms: true }),
  };
}

export function allClaims({ title, bullets, description, searchTerms }: ListingClaims): ClaimFinding[] {
  return [...title, ...bullets.flat(), ...description, ...searchTerms];
}

/** The reason for a capped score. */
export function removalFinding(claims: ListingClaims, cap: number | null): Finding[] {
  const words = [...new Set(removingClaims(allClaims(claims)).map(({ text }) => text))];
  return cap === null ? [] : [finding('removal-risk', 'error', { words, max: cap })];
}
