import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Notice } from '@seller-toolbox/ui';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import type zh from '../locales/zh.json';

export interface TargetPriceProps {
  output: ProfitOutput;
  targetMargin: number | undefined;
}

/** The smallest price with the target margin; empty without a target, or where a finding says that no price has it. */
export function TargetPrice({ output, targetMargin }: TargetPriceProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const {
    listPriceForTargetMargin: listPrice,
    priceForTargetMargin,
    marketplaceCurrency,
    exchange,
    currency,
  } = output;
  if (targetMargin === undefined || typeof listPrice !== 'number') return null;
  const words = { margin: format.number(targetMargin), price: format.money(listPrice, marketplaceCurrency) };
  return (
    <Notice tone="info">
      {exchange && typeof priceForTargetMargin === 'number'
        ? t('ui.targetPriceConverted', { ...words, converted: format.money(priceForTargetMargin, currency) })
        : t('ui.targetPrice', words)}
    </Notice>
  );
}
