import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Card, DataTable } from '@seller-toolbox/ui';
import { LineChart } from '@seller-toolbox/ui/line-chart';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import type zh from '../locales/zh.json';
import { breakEvenPriceOf } from './break-even-price.ts';

export interface MarginChartProps {
  output: ProfitOutput;
  targetMargin: number | undefined;
}

/** The margin over a range of prices, as a line and as a table; empty without a range. */
export function MarginChart({ output, targetMargin }: MarginChartProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const platform = usePlatformWords();
  const {
    marginByPrice,
    sellingPrice,
    priceForTargetMargin,
    listPriceForTargetMargin,
    exchange,
    currency,
    profitMargin,
  } = output;
  const [first, last] = [marginByPrice[0], marginByPrice.at(-1)];
  if (!first || !last) return null;
  const percent = (margin: number) => t('ui.percent', { value: format.number(margin, { digits: 1 }) });
  const money = (price: number) => format.money(price, currency);
  const isInside = (price: number | null | undefined): price is number =>
    typeof price === 'number' && price >= first.price && price <= last.price;
  const marks = [
    { id: 'ownPrice', x: sellingPrice },
    { id: 'breakEvenMark', x: breakEvenPriceOf(output) },
    { id: 'targetMark', x: exchange ? priceForTargetMargin : listPriceForTargetMargin },
  ] as const;
  return (
    <Card title={t('ui.marginByPrice')}>
      <LineChart
        label={
          profitMargin === null
            ? t('ui.marginByPrice')
            : t('ui.marginByPriceAt', { margin: percent(profitMargin), price: money(sellingPrice) })
        }
        points={marginByPrice.map(({ price, margin }) => ({ x: price, y: margin }))}
        marks={marks.flatMap(({ id, x }) =>
          isInside(x) ? [{ id, x, label: t(`ui.${id}`, { price: money(x) }) }] : [],
        )}
        levels={targetMargin === undefined ? [] : [targetMargin]}
        formatX={(price) => format.number(price)}
        formatY={percent}
      />
      <LazyDisclosure
        summary={t('ui.asTable')}
        aside={platform('frame.lines', { count: marginByPrice.length })}
        look="plain"
      >
        <DataTable
          caption={t('ui.marginByPrice')}
          columns={[
            {
              key: 'price',
              header: t('ui.amount', { currency }),
              kind: 'heading',
              cell: ({ price }) => format.amount(price, currency),
            },
            {
              key: 'margin',
              header: t('ui.profitMargin'),
              kind: 'number',
              cell: ({ margin }) => percent(margin),
            },
          ]}
          rows={marginByPrice}
          // Each keystroke changes every price: with the index as key rows are updated and not replaced.
          rowKey={(_, index) => index}
          rowLook={({ price }) => (price === sellingPrice ? 'marked' : 'plain')}
        />
      </LazyDisclosure>
    </Card>
  );
}
