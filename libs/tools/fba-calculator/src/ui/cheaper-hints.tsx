import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Notice } from '@seller-toolbox/ui';
import type { FbaInput } from '../engine/fba-calculator.schema.ts';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fba-results.module.css';
import { useTierName } from './tier-name.ts';

/** The largest share of a side or of the weight that a tip takes off: a smaller product is another product. */
const MAX_SHARE = 0.25;

interface CheaperHint {
  readonly text: string;
  /** For the figure of a phone; `text` says more only where the tier changes. */
  readonly short: string;
  readonly isOtherTier: boolean;
}

/** The smallest change for the next cheaper fee, and for the next cheaper tier where that is a different change. */
export function useCheaperHints(output: FbaOutput, input: FbaInput): CheaperHint[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tierName = useTierName();
  const { nextCheaper, nextCheaperTier, sizeTier, units, currency } = output;
  return [nextCheaper, nextCheaperTier].flatMap((cheaper) => {
    if (!cheaper || cheaper.by > input[cheaper.dimension] * MAX_SHARE) return [];
    const { said } = cheaper;
    const by = `${format.number(said.value)} ${said.unit}`;
    const change = t(`ui.cheaper-${cheaper.dimension}`, { by });
    const saves = format.money(cheaper.saves, currency);
    const isOtherTier = cheaper.sizeTier !== sizeTier;
    const weight = `${format.number(said.billableWeight, { digits: 3 })} ${units.weight}`;
    return {
      isOtherTier,
      short: t('ui.cheaperShort', { change, saves }),
      text: isOtherTier
        ? t('ui.cheaperTier', { change, saves, tier: tierName(cheaper.sizeTier) })
        : t('ui.cheaperBracket', { change, saves, weight }),
    };
  });
}

export function CheaperHints({ output, input }: { output: FbaOutput; input: FbaInput }) {
  const hints = new Map(useCheaperHints(output, input).map((hint) => [hint.text, hint]));
  return [...hints.values()].map(({ text, isOtherTier }, index) => (
    <Notice key={text} tone="ok" className={index === 0 && !isOtherTier ? styles.inFigure : undefined}>
      {text}
    </Notice>
  ));
}
