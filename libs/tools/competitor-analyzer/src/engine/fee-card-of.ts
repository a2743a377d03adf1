import type { RuleSet } from '@seller-toolbox/tool-contract';
import type { OwnOutput } from './own-competitors.schema.ts';

/** The published table of a rule set, as the output names it. */
export function feeCardOf({
  id,
  source,
  effectiveFrom,
  checkedOn,
}: RuleSet): NonNullable<OwnOutput['feeCard']> {
  return { ruleSet: id, source: source.name, url: source.url ?? null, effectiveFrom, checkedOn };
}
