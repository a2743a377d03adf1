import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { useRates } from '@seller-toolbox/tool-kit/rates';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { useMemo } from 'react';
import { engine } from '../engine/currency-converter.engine.ts';
import type { CurrencyOutput } from '../engine/currency-converter.schema.ts';
import type zh from '../locales/zh.json';
import { ConversionExplanation } from './conversion-explanation.tsx';
import styles from './currency-converter.module.css';
import { CurrencyInputs } from './currency-inputs.tsx';
import { PopularTable } from './popular-table.tsx';
import { RateCard } from './rate-card.tsx';
import { RatesStateLine } from './rates-state.tsx';
import { ResultFigure } from './result-figure.tsx';
import { TrendCard } from './trend-card.tsx';

export function CurrencyConverter() {
  const ratesState = useRates();
  const { rates } = ratesState;
  const supplied = useMemo(() => {
    const { baseCurrency, lastUpdated } = rates;
    return { rates: { baseCurrency, lastUpdated, rates: rates.rates } };
  }, [rates]);
  const tool = useTool(engine, { supplied, describeUse });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const platform = usePlatformWords();
  const { output } = tool;
  const announced = ({ amount, from, to, result, decimals }: CurrencyOutput) =>
    amount === null || result === null || decimals === null
      ? platform('frame.noResult')
      : `${format.significant(amount, 15)} ${from} = ${format.amount(result, to, decimals)} ${to}`;
  return (
    <ToolFrame
      tool={tool}
      inputs={<CurrencyInputs tool={tool} rates={rates} />}
      labelOf={(path) =>
        path === 'amount' || path === 'from' || path === 'to' ? t(`ui.${path}`) : undefined
      }
      figure={output && <ResultFigure output={output} />}
      announcement={output ? announced(output) : ''}
      results={
        output && (
          <>
            <RatesStateLine state={ratesState} />
            <RateCard output={output} />
          </>
        )
      }
      more={
        output && (
          <div className={styles.more}>
            <TrendCard tool={tool} />
            <PopularTable output={output} onChoose={(to) => tool.change({ to })} />
          </div>
        )
      }
      explanationCounts={{ lines: 3 }}
      explanation={output && <ConversionExplanation output={output} />}
      tips={[t('ui.tipSpread'), t('ui.tipWeekend'), t('ui.tipQuote'), t('ui.tipDirection')]}
    />
  );
}

/** An empty field is no use. */
function describeUse({ from, to, result }: CurrencyOutput) {
  return result === null ? null : { from, to };
}
