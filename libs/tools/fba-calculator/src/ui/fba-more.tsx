import type { FbaOutput } from '../engine/fba-output.schema.ts';
import { AgedInventory } from './aged-inventory.tsx';
import { RuleSetComparison, type RuleSetComparisonProps } from './rule-set-comparison.tsx';

/** Below the result: the item by every rule set, and the aged inventory surcharge. */
export function FbaMore(props: RuleSetComparisonProps & { output: FbaOutput }) {
  return (
    <>
      <RuleSetComparison {...props} />
      <AgedInventory output={props.output} />
    </>
  );
}
