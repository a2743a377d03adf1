import { findBarredTerms } from '@seller-toolbox/listing-text/barred-terms';
import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import type { ClaimRemoval } from '../check/title-rules.ts';
import { removedProduct } from './claimed-product.ts';
import { lostEssentials } from './essential-parts.ts';
import { withSpace } from './shorter-lists.ts';
import { plainWording, rewordings } from './plain-wording.ts';
import { missingFrom } from './standing-words.ts';
import { withDependentWords } from './dependent-words.ts';
import { withBenefit } from './with-benefit.ts';
import { withSharedNames } from './shared-names.ts';
import { claimedWords } from './claimed-words.ts';

/** How claims and offers go together with the words that only belong to them. */
export const claimRemoval: ClaimRemoval = {
  claimedWords,
  withDependentWords,
  withSharedNames,
  withSpace,
  lostEssentials,
  plainWording,
  missingFrom,
  rewordings,
  withBenefit,
  isBarred: (keyword, brand, isInTitle) =>
    findBarredTerms(keyword, (text, options) => findClaims(text, { ...options, brand })).some(
      ({ rule }) => !(isInTitle && rule === 'rival-brand'),
    ),
  removedProduct,
};
