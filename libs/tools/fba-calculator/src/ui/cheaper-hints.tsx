import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Notice } from '@seller-toolbox/ui';
import type { FbaInput } from '../engine/fba-calculator.schema.ts';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { useTierName } from './tier-name.ts';

type Cheaper = NonNullable<FbaOutput['nextCheaper']>;

/** The largest share of a side or of the weight that a tip takes off: a smaller product is another product. */
const MAX_SHARE = 0.25;

/** The smallest change for the next cheaper fee, and for the next cheaper tier where that is a different change. */
export function CheaperHints({ output, input }: { output: FbaOutput; input: FbaInput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tierName = useTierName();
  const { nextCheaper, nextCheaperTier, sizeTier, units, currency } = output;
  const sentence = (cheaper: Cheaper) => {
    const by = `${format.number(cheaper.said.value)} ${cheaper.said.unit}`;
    const change = t(`ui.cheaper-${cheaper.dimension}`, { by });
    const saves = format.money(cheaper.saves, currency);
    if (cheaper.sizeTier !== sizeTier) {
      return t('ui.cheaperTier', { change, saves, tier: tierName(cheaper.sizeTier) });
    }
    const weight = `${format.number(cheaper.billableWeight, { digits: 3 })} ${units.weight}`;
    return t('ui.cheaperBracket', { change, saves, weight });
  };
  const hints = [nextCheaper, nextCheaperTier].flatMap((cheaper) =>
    cheaper && cheaper.by <= input[cheaper.dimension] * MAX_SHARE ? [sentence(cheaper)] : [],
  );
  return [...new Set(hints)].map((hint) => (
    <Notice key={hint} tone="ok">
      {hint}
    </Notice>
  ));
}
