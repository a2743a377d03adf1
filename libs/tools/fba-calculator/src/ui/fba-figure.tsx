import { CopyTable, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { useCheaperHints } from './cheaper-hints.tsx';
import styles from './fba-results.module.css';
import { FeeBar } from './fee-table.tsx';
import { useFeeRows } from './fee-rows.ts';
import type { FbaEngine } from './page-engine.ts';

/** The total, what is left of the price, and the parts of the total as a bar; the button copies all fees as table rows. */
export function FbaFigure({ output, input }: { output: FbaOutput; input: Tool<FbaEngine>['input'] }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const rows = useFeeRows(output);
  const [cheaper] = useCheaperHints(output, input);
  const { fees, currency, optionalFees, leftOver } = output;
  const { price } = input;
  const { totalFees, storageFee } = fees;
  const { left, referralFee } = leftOver;
  const terms = [
    ['fba', totalFees],
    ['services', leftOver.digitalServicesFee],
    ['tax', leftOver.salesTax],
  ] as const;
  const amount = (value: number) => format.amount(value, currency);
  const sum =
    price !== null && left !== null && referralFee !== null
      ? [
          amount(price),
          t('ui.less-referral', { fee: amount(referralFee) }),
          ...terms.flatMap(([name, fee]) => (fee ? t(`ui.less-${name}`, { fee: amount(fee) }) : [])),
        ]
      : null;
  const withChosen = optionalFees.some(({ amount }) => amount !== null) ? 'ui.perUnit-chosen' : 'ui.perUnit';
  return (
    <>
      <KeyFigure
        label={t(storageFee === null ? 'ui.perUnit-fulfillment' : withChosen)}
        value={totalFees === null ? '–' : format.money(totalFees, currency)}
        note={
          <>
            {totalFees === null ? t('ui.notPublished') : sum?.join(' − ')}
            {cheaper && <span className={styles.tip}>{cheaper.short}</span>}
          </>
        }
        second={
          price !== null && left !== null && sum
            ? {
                label: t('ui.keep'),
                value: format.money(left, currency),
              }
            : undefined
        }
        aside={
          <CopyTable
            look="icon"
            label={platform('frame.copy')}
            rows={() => rows.map(({ name, amount }) => [name, amount])}
          />
        }
      />
      {totalFees !== null && <FeeBar output={output} />}
    </>
  );
}
