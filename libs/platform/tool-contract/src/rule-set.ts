import * as z from 'zod/mini';

/**
 * One published state of a marketplace's figures: fees, limits, dates. The figures themselves are in the tool's
 * `*.data.ts`; this is what every rule set says of itself. Two rule sets are never mixed in one result.
 */
export interface RuleSet {
  /** `standard` for the specification's figures, else `<subject>-<effective date>`. */
  readonly id: string;
  /** First day on which the figures hold, `YYYY-MM-DD`; null for `standard`, which holds from no particular day. */
  readonly effectiveFrom: string | null;
  /** Last day, where a later card ends it. */
  readonly effectiveTo?: string;
  /** Who published the figures: a name, and an address where there is a public one. */
  readonly source: { readonly name: string; readonly url?: string };
  /** The day on which the figures were last compared with the source, `YYYY-MM-DD`. */
  readonly checkedOn: string;
}

/** The name of the specification's figures: the default of every engine. */
export const STANDARD_RULE_SET = 'standard';

/** The field `ruleSet` of an engine's input: one of the sets the engine has, `standard` when left out. */
export function ruleSetField<const Ids extends readonly [typeof STANDARD_RULE_SET, ...string[]]>(ids: Ids) {
  const field = z._default(z.enum<readonly string[]>(ids), STANDARD_RULE_SET);
  // zod cannot see that the default is one of generic ids; the tuple's first place says so.
  return field as z.ZodMiniType as z.ZodMiniDefault<z.ZodMiniType<Ids[number], Ids[number]>>;
}

/**
 * Whether published figures were last compared with their source more than a year before `day` (`YYYY-MM-DD`):
 * marketplaces change theirs about once a year. The standard figures have no source that could change.
 */
export function isCheckOverdue({ id, checkedOn }: RuleSet, day: string): boolean {
  const yearLater = `${Number(checkedOn.slice(0, 4)) + 1}${checkedOn.slice(4)}`;
  return id !== STANDARD_RULE_SET && day > yearLater;
}

/** The newest rule set in force on `day` (`YYYY-MM-DD`), or undefined where none of the dated ones is. */
export function ruleSetInForce<Set extends RuleSet>(ruleSets: readonly Set[], day: string): Set | undefined {
  return ruleSets
    .filter((set) => set.effectiveFrom !== null && set.effectiveFrom <= day)
    .filter((set) => set.effectiveTo === undefined || day <= set.effectiveTo)
    .sort((a, b) => (b.effectiveFrom ?? '').localeCompare(a.effectiveFrom ?? ''))[0];
}
