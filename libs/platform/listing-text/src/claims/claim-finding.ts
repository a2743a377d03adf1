import type { Span } from '../words.ts';
import type { ClaimRepair } from './claim-repair.ts';
import type { ClaimRuleId, ClaimSeverity } from './claim-rule-ids.data.ts';

/** Something in a listing text that gets listings removed, or may. Offsets are UTF-16, `end` exclusive. */
export interface ClaimFinding extends Span {
  readonly rule: ClaimRuleId;
  readonly severity: ClaimSeverity;
  /** As written, at most 80 characters: a value for the sentence of the rule. */
  readonly text: string;
  /** A change that removes the claim; null where the sentence has to be written differently. */
  readonly repair: ClaimRepair | null;
}

export interface ClaimOptions {
  /** Nothing inside the brand is a claim. */
  readonly brand?: string;
  /** Search terms may contain no other brands; a title may name what the product fits. */
  readonly isSearchTerms?: boolean;
  /** A title lists nouns and is never emptied by a repair. */
  readonly isTitle?: boolean;
  /** Rules that do not apply. */
  readonly except?: readonly ClaimRuleId[];
}

/** `findClaims`, or its empty substitute before it is loaded. */
export type FindClaims = (text: string, options?: ClaimOptions) => ClaimFinding[];
