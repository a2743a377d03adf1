import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { runEngine, type Finding } from '@seller-toolbox/tool-contract';
import { correctListing, remainingClaims, type CorrectedText } from '../../engine/correct-listing.ts';
import { allClaims } from '../../engine/listing-claims.ts';
import { engine } from '../../engine/listing-optimizer.engine.ts';
import type { ListingClaims, ListingInput, ListingOutput } from '../../engine/listing-optimizer.schema.ts';
import { columnsAtRisk, type TextColumn } from './corrected-rows.ts';
import type { ListedListing } from './listing-file.ts';

/** What every listing of a file is checked by; a marketplace that its row names comes first. */
export type ListingSettings = Pick<ListingInput, 'marketplace' | 'category' | 'ruleSet'> & {
  readonly brands: string;
};

/** A listing with its scores and corrections; null where a field is longer than the tool takes. */
export interface CheckedListing {
  readonly listing: ListedListing;
  readonly result: {
    readonly overallScore: number;
    readonly overallTier: ListingOutput['overallTier'];
    readonly issues: readonly Finding[];
    readonly claims: readonly ListingClaims['title'][number][];
    readonly claimCounts: ListingOutput['claimCounts'];
  } | null;
  readonly corrected: CorrectedText;
  /** No repair takes what gets the listing removed: they have to be written differently. */
  readonly toRewrite: readonly TextColumn[];
}

/** Scores and corrects one listing of a file with the engine of the page. */
export function checkListing(listing: ListedListing, settings: ListingSettings): CheckedListing {
  const { title, bullets, description, searchTerms, marketplace = settings.marketplace } = listing;
  const text = { title, bullets, description, searchTerms };
  const given = { ...settings, ...text, marketplace, bullets: [...bullets] };
  const result = runEngine(engine, given, { now: 0 });
  if (!result.ok) {
    const corrected = { ...text, hasUselessTerms: false };
    return { listing, result: null, corrected, toRewrite: [] };
  }
  const { overallScore, overallTier, issues, claims, claimCounts } = result.output;
  const corrected = correctListing(given, result.output, findClaims);
  return {
    listing,
    result: { overallScore, overallTier, issues, claims: allClaims(claims), claimCounts },
    corrected,
    toRewrite: columnsAtRisk(remainingClaims(given, corrected, findClaims)),
  };
}
