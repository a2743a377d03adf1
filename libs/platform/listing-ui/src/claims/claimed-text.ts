import type { ClaimFinding } from '@seller-toolbox/listing-text/claims/claim-finding';

/** A text of the listing with its findings. */
export interface ClaimedText {
  readonly name: string;
  /** Its field; undefined where there is only one. */
  readonly label?: string | undefined;
  readonly text: string;
  readonly claims: readonly ClaimFinding[];
  readonly onRepair: (text: string) => void;
}
