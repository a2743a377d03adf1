import { CopyTable, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { CheaperButton, type Cheaper } from './cheaper-hints.tsx';
import styles from './fba-results.module.css';
import { useFeeRows } from './fee-rows.ts';
import type { FbaEngine } from './page-engine.ts';
import { Parcel } from './parcel.tsx';
import { RatesLine } from './rates-line.tsx';

/** More than a ruler or a unit conversion has. */
const MAX_TYPED_DIGITS = 4;

export interface FbaFigureProps {
  readonly output: FbaOutput;
  readonly tool: Tool<FbaEngine>;
  readonly cheaper: Cheaper;
}

/** The FBA fees, what is left of the price, which weight is charged, and the unit with what to cut off it; the button copies all fees as table rows. */
export function FbaFigure({ output, tool, cheaper }: FbaFigureProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const rows = useFeeRows(output);
  const { input } = tool;
  const { fees, currency, optionalFees, leftOver, units, billedBy, billableWeight } = output;
  const { length, width, height } = input;
  const { totalFees, storageFee } = fees;
  const { left } = leftOver;
  const weight = (value: number) => `${format.number(value, { digits: 3 })}\u00a0${units.weight}`;
  const edge = (side: number) => `${format.number(side, { digits: MAX_TYPED_DIGITS })} ${units.length}`;
  const withChosen = optionalFees.some(({ amount }) => amount !== null) ? 'ui.perUnit-chosen' : 'ui.perUnit';
  const perUnit = t(storageFee === null ? 'ui.perUnit-fulfillment' : withChosen);
  const total = totalFees === null ? '–' : format.money(totalFees, currency);
  return (
    <>
      <Parcel
        length={length}
        width={width}
        height={height}
        labels={{ length: edge(length), width: edge(width), height: edge(height) }}
        cut={cheaper.hints[0]?.cut}
        className={styles.parcel}
      />
      <KeyFigure
        label={perUnit}
        value={total}
        note={
          <>
            {totalFees === null && <span>{t('ui.notPublished')}</span>}
            {billedBy && (
              <span className={styles.billed}>
                {t(`ui.billed-${billedBy}`, { weight: weight(billableWeight), own: weight(input.weight) })}
              </span>
            )}
            <RatesLine tool={tool} output={output} />
          </>
        }
        second={left === null ? undefined : { label: t('ui.keep'), value: format.money(left, currency) }}
        aside={
          <>
            <CopyTable
              look="icon"
              label={platform('frame.copy')}
              rows={() => rows.map(({ name, amount }) => [name, amount])}
            />
            {leftOver.amazonFees !== null && (
              <span className={styles.all}>
                {t('ui.fee-amazon')} <b>{format.money(leftOver.amazonFees, currency)}</b>
              </span>
            )}
          </>
        }
      />
      <CheaperButton cheaper={cheaper} />
    </>
  );
}
