import type { RuleSet } from '@seller-toolbox/tool-contract';
import type { SourcesOutput } from './sources-output.schema.ts';

/** The published table of a rule set, as the output names it. */
export function feeCardOf({
  id,
  source,
  effectiveFrom,
  checkedOn,
}: RuleSet): NonNullable<SourcesOutput['feeCard']> {
  return { ruleSet: id, source: source.name, url: source.url ?? null, effectiveFrom, checkedOn };
}
