import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { FbaInput } from '../engine/fba-calculator.schema.ts';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fba-results.module.css';
import type { FbaEngine } from './page-engine.ts';
import type { ParcelProps } from './parcel.tsx';
import { useTierName } from './tier-name.ts';

/** The largest share of a side or of the weight that a tip takes off: a smaller product is another product. */
const MAX_SHARE = 0.25;

type Changeable = NonNullable<FbaOutput['nextCheaper']>['dimension'];

interface CheaperHint {
  readonly text: string;
  /** For the figure of a phone; `text` says more only where the tier changes. */
  readonly short: string;
  readonly perThousand: string;
  readonly dimension: Changeable;
  /** What the tip makes of it. */
  readonly after: number;
  /** For the drawing; a weight is not cut off. */
  readonly cut: ParcelProps['cut'];
}

/** The smallest change for the next cheaper fee, and for the next cheaper tier where that is a different change. */
export function useCheaperHints(output: FbaOutput, input: FbaInput): CheaperHint[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tierName = useTierName();
  const { nextCheaper, nextCheaperTier, sizeTier, units, currency } = output;
  return [nextCheaper, nextCheaperTier].flatMap((cheaper) => {
    if (!cheaper || cheaper.by > input[cheaper.dimension] * MAX_SHARE) return [];
    const { said, dimension, by } = cheaper;
    const change = t(`ui.cheaper-${dimension}`, { by: `${format.number(said.value)} ${said.unit}` });
    const saves = format.money(cheaper.saves, currency);
    const weight = `${format.number(said.billableWeight, { digits: 3 })} ${units.weight}`;
    return {
      short: t('ui.cheaperShort', { change, saves }),
      text:
        cheaper.sizeTier === sizeTier
          ? t('ui.cheaperBracket', { change, saves, weight })
          : t('ui.cheaperTier', { change, saves, tier: tierName(cheaper.sizeTier) }),
      perThousand: t('ui.perThousand', { amount: format.money(cheaper.savesPerThousand, currency, 0) }),
      dimension,
      after: said.left,
      cut: dimension === 'weight' ? undefined : { side: dimension, by, text: `−${saves}` },
    };
  });
}

interface Applied {
  readonly dimension: Changeable;
  readonly before: number;
  readonly after: number;
}

/** Each tip with the button that applies it; afterwards the way back, until the value is another one. */
export function CheaperHints({ output, tool }: { output: FbaOutput; tool: Tool<FbaEngine> }) {
  const { input, place } = tool;
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const hints = new Map(useCheaperHints(output, input).map((hint) => [hint.text, hint]));
  const [applied, setApplied] = useState<Applied | null>(null);
  const apply = ({ dimension, after }: CheaperHint) => {
    setApplied({ dimension, before: input[dimension], after });
    place({ [dimension]: after });
  };
  const undo = applied && input[applied.dimension] === applied.after && (
    <Button size="s" variant="quiet" onClick={() => place({ [applied.dimension]: applied.before })}>
      {platform('frame.undo')}
    </Button>
  );
  return (
    <>
      {[...hints.values()].map((hint, index) => (
        <Notice key={index} tone="ok" className={styles.hint}>
          <span className={styles.said}>
            {hint.text} · <b>{hint.perThousand}</b>
          </span>
          {index === 0 && undo}
          <Button size="s" onClick={() => apply(hint)}>
            {t('ui.apply')}
          </Button>
        </Notice>
      ))}
      {hints.size === 0 && undo && <p>{undo}</p>}
    </>
  );
}
