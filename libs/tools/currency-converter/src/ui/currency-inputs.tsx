import { unitsPerBase } from '@seller-toolbox/reference-data/exchange';
import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import type { RatesState } from '@seller-toolbox/tool-kit/rates';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, IconButton } from '@seller-toolbox/ui';
import { useId } from 'react';
import type { engine } from '../engine/currency-converter.engine.ts';
import { POPULAR_PAIRS } from '../engine/popular-currencies.data.ts';
import type zh from '../locales/zh.json';
import styles from './currency-inputs.module.css';
import { CurrencyPicker } from './currency-picker.tsx';
import { useCurrencyCodes } from './use-currency-codes.ts';

/** Frequent amounts, one click away. */
const QUICK_AMOUNTS = [100, 1000, 10_000];

export interface CurrencyInputsProps {
  tool: Tool<typeof engine>;
  rates: RatesState['rates'];
}

export function CurrencyInputs({ tool, rates }: CurrencyInputsProps) {
  const { t, problemAt, textOf } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const codes = useCurrencyCodes(rates);
  const pairsId = useId();
  const { input, change, place, problems, output } = tool;
  const { amount, from, to } = input;
  const finding = output?.findings[0];
  return (
    <>
      <NumberField
        label={t('ui.amount')}
        unit={from}
        value={amount}
        onValueChange={(next) => change({ amount: next })}
        whenUnreadable={null}
        error={problemAt(problems, 'amount') ?? (finding && textOf(finding))}
      />
      <div className={styles.buttons} role="group" aria-label={t('ui.quickAmounts')}>
        {QUICK_AMOUNTS.map((quick) => (
          <Button key={quick} size="s" onClick={() => place({ amount: quick })}>
            {format.number(quick)}
          </Button>
        ))}
        <Button size="s" variant="quiet" icon="x" onClick={() => place({ amount: null })}>
          {platform('frame.clear')}
        </Button>
      </div>
      <div className={styles.pair}>
        <CurrencyPicker
          label={t('ui.from')}
          value={from}
          codes={codes}
          onValueChange={(code) => change({ from: code })}
          error={problemAt(problems, 'from')}
        />
        <IconButton
          className={styles.swap}
          icon="arrow-left-right"
          label={t('ui.swap')}
          onClick={() => change({ from: to, to: from })}
        />
        <CurrencyPicker
          label={t('ui.to')}
          value={to}
          codes={codes}
          onValueChange={(code) => change({ to: code })}
          error={problemAt(problems, 'to')}
        />
      </div>
      <div>
        <p id={pairsId} className={styles.heading}>
          {t('ui.popularPairs')}
        </p>
        <div className={styles.buttons} role="group" aria-labelledby={pairsId}>
          {POPULAR_PAIRS.filter((pair) =>
            [pair.from, pair.to].every((code) => unitsPerBase(rates, code) !== null),
          ).map((pair) => (
            <Button
              key={`${pair.from} ${pair.to}`}
              size="s"
              aria-pressed={pair.from === from && pair.to === to}
              onClick={() => change(pair)}
            >
              {pair.from} → {pair.to}
            </Button>
          ))}
        </div>
      </div>
    </>
  );
}
