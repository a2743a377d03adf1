import { checkTitle } from './check/check-title.ts';
import { titleRules } from './check/title-rules.ts';
import { parseMessage } from './message/parse-message.ts';
import type { ScoreTier, TitleFixerInput } from './title-fixer.schema.ts';

/** What the rules of an input say of another title: of one that the AI wrote. */
export interface TitleVerdict {
  /** Code points. */
  readonly length: number;
  readonly score: number;
  readonly tier: ScoreTier;
  readonly isCompliant: boolean;
  /** The original names the brand and this title does not. */
  readonly losesBrand: boolean;
}

/** Holds a title against the rules, message and brand of an input. */
export function judgeTitle(title: string, input: TitleFixerInput): TitleVerdict {
  const rules = titleRules(input, parseMessage(input.errorMessage));
  const { reading, score, tier, isCompliant } = checkTitle(title.trim(), rules);
  const original = checkTitle(input.title.trim(), rules).reading;
  const losesBrand = original.brandSpans.length > 0 && reading.brandSpans.length === 0;
  return { length: reading.length, score, tier, isCompliant, losesBrand };
}
