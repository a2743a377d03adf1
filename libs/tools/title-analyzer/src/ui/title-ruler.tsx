import { useToolWords } from '@seller-toolbox/tool-kit';
import { LengthRuler } from '@seller-toolbox/listing-ui/title-picture';
import { useFormat } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import type { ListingMarketplaceCode } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';

export interface TitleRulerProps {
  analysis: TitleAnalysis;
  marketplace: ListingMarketplaceCode;
}

/** The title length on a ruler with the bounds of the scoring rows. */
export function TitleRuler({ analysis, marketplace }: TitleRulerProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { length, maxLength, ruler, counter } = analysis;
  return (
    <LengthRuler
      label={t('ui.ruler')}
      length={length}
      limit={maxLength}
      ruler={ruler}
      labelOf={(kind, at) => t(`ui.mark-${kind}`, { at, marketplace: regionName(marketplace, format) })}
      state={counter.state}
    />
  );
}
