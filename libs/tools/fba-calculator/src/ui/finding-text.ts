import type { Finding } from '@seller-toolbox/tool-contract';
import { CARD_PARTS, type CardPart } from '@seller-toolbox/fee-cards/fba/rate-card';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type zh from '../locales/zh.json';

const PRICES = new Set(['fromPrice', 'toPrice']);

/** The sentence of a finding, with day, prices and numbers formatted in the page's language. */
export function useFindingText(currency: string): (finding: Finding) => string {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const written = (name: string, value: string | number | readonly string[]) => {
    if (typeof value === 'number') {
      return PRICES.has(name) ? format.money(value, currency) : format.number(value);
    }
    if (typeof value !== 'string')
      return format.list(value.filter(isPart).map((part) => t(`ui.part-${part}`)));
    return name === 'date' ? format.date(value) : undefined;
  };
  return (finding) => {
    const params = Object.entries(finding.params ?? {}).flatMap(([name, value]) => {
      const text = written(name, value);
      return text === undefined ? [] : [[name, text] as const];
    });
    return textOf(finding, Object.fromEntries(params));
  };
}

function isPart(name: string): name is CardPart {
  return CARD_PARTS.some((part) => part === name);
}
