import type { ClaimRemoval } from '../check/title-rules.ts';
import { tookProduct } from './claimed-product.ts';
import { withRests } from './claim-rests.ts';
import { withMakersOnce } from './makers-once.ts';
import { claimedWords } from './claimed-words.ts';

/** How claims and offers go together with the words that only belong to them. */
export const claimRemoval: ClaimRemoval = { claimedWords, withRests, withMakersOnce, tookProduct };
