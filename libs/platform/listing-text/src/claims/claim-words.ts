import type { ClaimRuleId } from './claim-rule-ids.data.ts';

/** The words of one language by class, and the lines of its rules, in the grammar of `claim-patterns.ts`. */
export interface ClaimWords {
  readonly classes: Readonly<Record<string, string>>;
  readonly lines: Readonly<Partial<Record<ClaimRuleId, string>>>;
}
