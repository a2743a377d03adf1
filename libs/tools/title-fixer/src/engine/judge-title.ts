import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { removalCap } from '@seller-toolbox/listing-text/claims/removal-cap';
import { checkTitle } from './check/check-title.ts';
import { titleRules } from './check/title-rules.ts';
import { parseMessage } from './message/parse-message.ts';
import type { ScoreTier, TitleFixerInput } from './title-fixer.schema.ts';

/** The check of a rewritten title, for example an AI's, against the rules of an input. */
export interface TitleVerdict {
  /** Code points. */
  readonly length: number;
  readonly score: number;
  readonly tier: ScoreTier;
  readonly isCompliant: boolean;
  /** The original has the brand and this title does not. */
  readonly losesBrand: boolean;
}

/** Checks a title against the rules, message and brand of an input. */
export function judgeTitle(title: string, input: TitleFixerInput): TitleVerdict {
  const rules = titleRules(input, parseMessage(input.errorMessage), findClaims);
  const { parsedTitle, score, tier, isCompliant, claims } = checkTitle(title.trim(), rules);
  const original = checkTitle(input.title.trim(), rules).parsedTitle;
  const isCapped = removalCap(claims, rules.policy.removalCaps) !== null;
  const losesBrand = original.brandSpans.length > 0 && parsedTitle.brandSpans.length === 0;
  return { length: parsedTitle.length, score, tier, isCompliant: isCompliant && !isCapped, losesBrand };
}
