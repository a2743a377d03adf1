import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import { RulerBar } from '@seller-toolbox/ui/charts';
import type { Tone } from '@seller-toolbox/ui';
import type { ListingMarketplaceCode } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { RulerMarkKind, TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { useLengthNote } from './title-length.tsx';

const TONES: Readonly<Record<TitleAnalysis['counter']['state'], Tone>> = {
  within: 'accent',
  near: 'warn',
  over: 'warn',
};

export interface TitleRulerProps {
  analysis: TitleAnalysis;
  marketplace: ListingMarketplaceCode;
}

/** The title's length against the limit, the lengths that rules name and the place where a phone cuts. */
export function TitleRuler({ analysis, marketplace }: TitleRulerProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const note = useLengthNote(analysis);
  const { length, maxLength, ruler, counter } = analysis;
  const label = (kind: RulerMarkKind, at: number) =>
    t(`ui.mark-${kind}`, { at: format.number(at), marketplace: t(`ui.marketplace-${marketplace}`) });
  return (
    <RulerBar
      label={t('ui.ruler')}
      value={length}
      text={`${format.number(length)} / ${format.number(maxLength)}`}
      limit={maxLength}
      max={ruler.end}
      marks={ruler.marks.map(({ kind, at }) => ({ id: kind, at, label: label(kind, at) }))}
      tone={TONES[counter.state]}
      note={note}
    />
  );
}
