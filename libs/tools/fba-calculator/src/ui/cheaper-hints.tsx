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
import { savingDecimals } from './saving-decimals.ts';
import { useTierName } from './tier-name.ts';

/** The largest share of a side or of the weight that a tip takes off: a smaller product is another product. */
const MAX_SHARE = 0.25;
/** Decimals of a size that a unit conversion brought. */
const MAX_TYPED_DIGITS = 4;

type Changeable = NonNullable<FbaOutput['nextCheaper']>['dimension'];

interface CheaperHint {
  readonly text: string;
  /** For the figure of a phone; `text` says more only where the tier changes. */
  readonly short: string;
  readonly perThousand: string;
  /** Which fee step a smaller side reaches, and how much larger it could be; only within the tier. */
  readonly reach: { readonly upTo: number; readonly why: string; readonly side: string } | null;
  readonly dimension: Changeable;
  /** What the tip makes of it. */
  readonly after: number;
  /** For the drawing; a weight is not cut off. */
  readonly cut: ParcelProps['cut'];
}

/** The smallest change for the next cheaper fee, and for the next cheaper tier where that is a different change. */
function useCheaperHints(output: FbaOutput | undefined, input: FbaInput): CheaperHint[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tierName = useTierName();
  if (!output) return [];
  const { nextCheaper, nextCheaperTier, sizeTier, currency, units } = output;
  return [nextCheaper, nextCheaperTier].flatMap((cheaper) => {
    if (!cheaper || cheaper.by > input[cheaper.dimension] * MAX_SHARE) return [];
    const { said, dimension, by, upTo } = cheaper;
    const sized = (value: number) => format.number(value, { digits: MAX_TYPED_DIGITS });
    const unit = dimension === 'weight' ? units.weight : units.length;
    const to = `${sized(said.left)} ${unit}`;
    const change = t(`ui.cheaper-${dimension}`, { from: sized(input[dimension]), to });
    const saves = format.money(cheaper.saves, currency, savingDecimals(cheaper.saves));
    return {
      short: t('ui.cheaperShort', { change, saves: format.money(cheaper.saves, currency) }),
      text:
        cheaper.sizeTier === sizeTier
          ? t('ui.cheaperBracket', { change, saves })
          : t('ui.cheaperTier', { change, saves, tier: tierName(cheaper.sizeTier) }),
      perThousand: t('ui.perThousand', { amount: format.money(cheaper.savesPerThousand, currency, 0) }),
      reach:
        cheaper.sizeTier === sizeTier && dimension !== 'weight' && upTo !== null
          ? {
              upTo,
              why: t('ui.cheaperWhy', {
                step: `${format.number(upTo, { digits: 3 })} ${units.weight}`,
                spare: `${format.number(said.spare)} ${unit}`,
              }),
              side: `${t(`ui.${dimension}`)} ${to}`,
            }
          : null,
      dimension,
      after: said.left,
      cut:
        dimension === 'weight'
          ? undefined
          : { side: dimension, by, text: `−${format.number(said.value)} ${said.unit}` },
    };
  });
}

interface Applied {
  readonly dimension: Changeable;
  readonly before: number;
  readonly after: number;
}

/** The tips, how to apply one, and the way back until the value is another one. */
export interface Cheaper {
  readonly hints: readonly CheaperHint[];
  readonly apply: (hint: CheaperHint) => void;
  readonly undo: (() => void) | null;
}

export function useCheaper({ input, output, place }: Tool<FbaEngine>): Cheaper {
  const hints = useCheaperHints(output, input);
  const [applied, setApplied] = useState<Applied | null>(null);
  return {
    hints,
    apply: ({ dimension, after }) => {
      setApplied({ dimension, before: input[dimension], after });
      place({ [dimension]: after });
    },
    undo:
      applied && input[applied.dimension] === applied.after
        ? () => place({ [applied.dimension]: applied.before })
        : null,
  };
}

/** Each tip with the button that applies it; afterwards the way back. */
export function CheaperHints({ cheaper: { hints, apply, undo } }: { cheaper: Cheaper }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const byText = new Map(hints.map((hint) => [hint.text, hint]));
  const back = undo && (
    <Button size="s" variant="quiet" onClick={undo}>
      {platform('frame.undo')}
    </Button>
  );
  return (
    <>
      {[...byText.values()].map((hint, index) => (
        <Notice key={index} tone="ok" className={styles.hint}>
          <span className={styles.tipText}>
            {hint.text} · <b>{hint.perThousand}</b>
            {hint.reach && <small>{hint.reach.why}</small>}
          </span>
          {index === 0 && back}
          <Button size="s" variant="primary" onClick={() => apply(hint)}>
            {t('ui.apply')}
          </Button>
        </Notice>
      ))}
      {byText.size === 0 && back && <p>{back}</p>}
    </>
  );
}

/** In the sheet of a phone: the first tip, or the way back, as one button. */
export function CheaperButton({ cheaper: { hints, apply, undo } }: { cheaper: Cheaper }) {
  const platform = usePlatformWords();
  const [hint] = hints;
  const act = undo ?? (hint && (() => apply(hint)));
  return (
    act && (
      <Button variant="primary" className={styles.tip} onClick={act}>
        {undo ? platform('frame.undo') : hint?.short}
      </Button>
    )
  );
}
