import { checkTitle, type TitleCheck } from '../check/check-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import type { PartList } from './arrange.ts';
import type { PartRole } from './part-role.ts';

export interface ChoiceOptions {
  readonly rules: TitleRules;
  /** The indexes of the parts by priority; a host before its adjuncts. */
  readonly priority: readonly number[];
  /** The maximum length in code points; the rules' limit for the parts in `urgent`. */
  readonly target: number;
  readonly urgent: readonly PartRole[];
  /** Leaves out parts whose words the title has already. */
  readonly skipsRedundant: boolean;
  /** Singular beside plural may stay. */
  readonly acceptsWarnings?: boolean;
  /** What a title must say, which may be as long as the rules allow. */
  readonly essential?: readonly number[];
  /** A list of what the product fits may be cut to its first models. */
  readonly cutsFit?: boolean;
  readonly render: (list: PartList, chosen: ReadonlySet<number>) => string;
}

/** Parts that were left out, by reason. */
export type LeftOut = ReadonlyMap<number, 'length' | 'repeats'>;

export interface Choice {
  readonly list: PartList;
  readonly chosen: ReadonlySet<number>;
  readonly leftOut: LeftOut;
  readonly title: string;
  readonly check: TitleCheck;
  /** What it leaves out goes to the item highlights in the order of the title. */
  readonly isInOrder?: true;
}

/** A selection as a title with its check. */
export function evaluate(list: PartList, chosen: ReadonlySet<number>, { rules, render }: ChoiceOptions) {
  const title = render(list, chosen);
  return { list, chosen, title, check: checkTitle(title, rules) };
}
