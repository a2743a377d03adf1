import type {
  ClaimFinding,
  ClaimOptions,
  FindClaims,
} from '@seller-toolbox/listing-text/claims/claim-finding';
import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import type { ListingPolicy } from '@seller-toolbox/reference-data/listing-policies.data';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { ListingClaims, ListingInput, ListingOutput } from './listing-optimizer.schema.ts';

/** A policy that recommends HTML in descriptions does not object to it. */
export function descriptionOptions({ description }: ListingPolicy): ClaimOptions {
  return description.format === 'html' ? { except: ['markup'] } : {};
}

/** The claims of every field. */
export function findListingClaims(
  input: ListingInput,
  policy: ListingPolicy,
  findClaims: FindClaims,
): ListingClaims {
  return {
    title: findClaims(input.title, { isTitle: true }),
    bullets: input.bullets.map((bullet) => findClaims(bullet)),
    description: findClaims(input.description, descriptionOptions(policy)),
    searchTerms: findClaims(input.searchTerms, { isSearchTerms: true }),
  };
}

export function allClaims({ title, bullets, description, searchTerms }: ListingClaims): ClaimFinding[] {
  return [...title, ...bullets.flat(), ...description, ...searchTerms];
}

export function countClaims(claims: ListingClaims): ListingOutput['claimCounts'] {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of allClaims(claims)) counts[severity] += 1;
  return counts;
}

/** The reason for a capped score. */
export function removalFinding(claims: ListingClaims, cap: number | null): Finding[] {
  const words = [...new Set(removingClaims(allClaims(claims)).map(({ text }) => text))];
  return cap === null ? [] : [finding('removal-risk', 'error', { words, max: cap })];
}
