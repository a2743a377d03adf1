import type { PackingInput } from './packing-calculator.schema.ts';
import { PACKING_RULES, type PackingRules, type PackingRuleSetId } from './packing-rules.data.ts';

/** The figures of a rule set, single ones replaced by those of the input. */
export function rulesWith(ruleSet: PackingRuleSetId, overrides: PackingInput['rules']): PackingRules {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  return { ...PACKING_RULES[ruleSet].rules, ...Object.fromEntries(given) };
}
