import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { MeterBar } from '@seller-toolbox/ui/charts';
import type { Tone } from '@seller-toolbox/ui';
import type { TermCounter } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';

const TONES: Readonly<Record<TermCounter['state'], Tone>> = {
  empty: 'neutral',
  short: 'warn',
  within: 'accent',
  near: 'warn',
  over: 'bad',
};

/** Meter of the search terms: bytes of the limit, or number of terms of the advised number. */
export function TermMeter({ counter }: { counter: TermCounter }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { terms, bytes, maxBytes, aim, state } = counter;
  const isNoted = state === 'short' || state === 'near' || state === 'over';
  const note = isNoted ? t(`ui.state-${state}`) : undefined;
  if (maxBytes !== null) {
    return (
      <MeterBar
        label={t('ui.byteMeter')}
        value={bytes}
        max={maxBytes}
        text={t('ui.bytesOf', { bytes: format.number(bytes), max: format.number(maxBytes) })}
        tone={TONES[state]}
        note={note}
      />
    );
  }
  if (aim === null) return null;
  return (
    <MeterBar
      label={t('ui.termMeter', { from: format.number(aim.from), to: format.number(aim.to) })}
      value={terms}
      max={Math.max(aim.to, terms)}
      text={t('ui.termsAndBytes', {
        terms: format.number(terms),
        bytes: format.number(bytes),
        count: terms,
      })}
      tone={TONES[state]}
      note={note}
    />
  );
}
