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
  /** Codes of the marketplaces that the figures are for; left out, of all. */
  readonly marketplaces?: readonly string[];
}

/** What decides which rule set is in force for an input that names none. */
export interface RuleScope {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Its code; null for a tool without marketplaces. */
  readonly marketplace: string | null;
}

/** Which rules an input gets that names none: those in force, or the specification's. */
export type DefaultRules = 'in-force' | 'standard';

/** The name of the specification's figures. */
export const STANDARD_RULE_SET = 'standard';

/**
 * The field `ruleSet` of an engine's input: one of the sets the engine has. `withRuleSet` names the one in force where it
 * is left out; the schema alone takes `standard`.
 */
export function ruleSetField<const Ids extends readonly [typeof STANDARD_RULE_SET, ...string[]]>(ids: Ids) {
  const field = z.pipe(
    z.optional(z.enum<readonly string[]>(ids)),
    z.transform((id) => id ?? STANDARD_RULE_SET),
  );
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

/** The newest rule set in force on a day in a marketplace, or undefined where none of the dated ones is. */
export function ruleSetInForce<Set extends RuleSet>(
  ruleSets: readonly Set[],
  { day, marketplace }: RuleScope,
): Set | undefined {
  let newest: Set | undefined;
  for (const set of ruleSets) {
    const { effectiveFrom, effectiveTo = day } = set;
    if (
      effectiveFrom === null ||
      effectiveFrom > day ||
      effectiveTo < day ||
      !appliesToMarketplace(set, marketplace)
    )
      continue;
    if (effectiveFrom > (newest?.effectiveFrom ?? '')) newest = set;
  }
  return newest;
}

/** Whether a rule set has the figures of a marketplace. */
export function appliesToMarketplace({ marketplaces }: RuleSet, marketplace: string | null): boolean {
  return marketplaces === undefined || marketplace === null || marketplaces.includes(marketplace);
}

/** What of an engine decides which rule set is in force. */
export interface RuledEngine {
  readonly ruleSets: readonly RuleSet[];
  readonly ruleScope: ((input: RawInput, now: number) => RuleScope) | null;
}

/** An input before the schema has accepted it. */
export type RawInput = Readonly<Record<string, unknown>>;

/** The day and marketplace by which an input that names no rule set is computed; `now` in milliseconds. */
export function ruleScopeOf({ ruleScope }: RuledEngine, input: RawInput, now: number): RuleScope {
  return ruleScope?.(input, now) ?? { day: new Date(now).toISOString().slice(0, 10), marketplace: null };
}

/** The input with the rule set in force named, where it names none, there is one, and it is wanted. */
export function withRuleSet(
  engine: RuledEngine,
  input: unknown,
  { now, rules = 'in-force' }: { readonly now: number; readonly rules?: DefaultRules | undefined },
): unknown {
  if (engine.ruleSets.length === 0 || rules === 'standard' || !isRawInput(input)) return input;
  if (input['ruleSet'] !== undefined) return input;
  const set = ruleSetInForce(engine.ruleSets, ruleScopeOf(engine, input, now));
  return set ? { ...input, ruleSet: set.id } : input;
}

function isRawInput(input: unknown): input is RawInput {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
