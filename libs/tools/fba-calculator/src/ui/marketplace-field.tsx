import { FEE_MARKETPLACES, type FeeMarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Field, Select } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import { memo } from 'react';
import type zh from '../locales/zh.json';

export interface MarketplaceFieldProps {
  marketplace: FeeMarketplaceCode;
  error: string | undefined;
  onMarketplaceChange: (next: FeeMarketplaceCode) => void;
}

/** The marketplace decides card, currency and units; memoized, so that typing a size does not render it. */
export const MarketplaceField = memo(function MarketplaceField(props: MarketplaceFieldProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return (
    <Field label={t('ui.marketplace')} error={props.error}>
      <Select
        options={FEE_MARKETPLACES.map(({ code }) => ({ value: code, label: regionName(code, format) }))}
        value={props.marketplace}
        onValueChange={props.onMarketplaceChange}
      />
    </Field>
  );
});
