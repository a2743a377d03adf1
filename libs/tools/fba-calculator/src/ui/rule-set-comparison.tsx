import type { RuleSet } from '@seller-toolbox/tool-contract';
import { useRuleSetName, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button, DataTable } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import styles from './rule-set-comparison.module.css';
import { useTierName } from './tier-name.ts';

export interface RuleSetComparisonProps {
  output: FbaOutput;
  ruleSets: readonly RuleSet[];
  choose: (id: string) => void;
}

/** The same item by every rule set side by side; a click selects the rule set. */
export function RuleSetComparison({ output, ruleSets, choose }: RuleSetComparisonProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tierName = useTierName();
  const nameOf = useRuleSetName();
  const { currency, comparison } = output;
  const amount = (value: number | null) =>
    value === null ? '—' : format.amount(value, currency).replace('-', '−');
  const isIncomplete = comparison.some(({ totalFees }) => totalFees === null);
  const nameOfId = (id: string) => {
    const set = ruleSets.find((one) => one.id === id);
    return set ? nameOf(set) : id;
  };
  return (
    <>
      <DataTable
        caption={t('ui.comparison', { currency })}
        columns={[
          {
            key: 'card',
            header: t('ui.cardAndTier'),
            kind: 'heading',
            cell: ({ ruleSet, sizeTier, isOffPeak }) => (
              <>
                <div>
                  {ruleSet === output.ruleSet ? (
                    nameOfId(ruleSet)
                  ) : (
                    <Button className={styles.choose} size="s" onClick={() => choose(ruleSet)}>
                      {nameOfId(ruleSet)}
                    </Button>
                  )}
                </div>
                <div>{tierName(sizeTier)}</div>
                {isOffPeak && <div className={styles.note}>{t('ui.offPeakCompared')}</div>}
              </>
            ),
          },
          {
            key: 'fulfillment',
            header: t(output.fuelShare > 0 ? 'ui.fulfillmentWithFuel' : 'ui.fee-fulfillment'),
            kind: 'number',
            cell: ({ fulfillmentFee }) => amount(fulfillmentFee),
          },
          {
            key: 'total',
            header: t('ui.fee-total'),
            kind: 'number',
            cell: ({ totalFees }) => amount(totalFees),
          },
          {
            key: 'difference',
            header: t('ui.difference'),
            kind: 'number',
            cell: ({ difference }) => amount(difference),
          },
        ]}
        rows={comparison}
        rowKey={({ ruleSet }) => ruleSet}
        rowLook={({ ruleSet }) => (ruleSet === output.ruleSet ? 'marked' : 'plain')}
      />
      {isIncomplete && <p className={styles.note}>{t('ui.dash')}</p>}
    </>
  );
}
