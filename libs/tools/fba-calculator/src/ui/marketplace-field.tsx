import { hasRateCard } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { MARKETPLACES } from '@seller-toolbox/reference-data/marketplaces.data';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Field, Select } from '@seller-toolbox/ui';
import { memo } from 'react';
import type zh from '../locales/zh.json';

type MarketplaceCode = (typeof MARKETPLACES)[number]['code'];

export interface MarketplaceFieldProps {
  marketplace: MarketplaceCode;
  error: string | undefined;
  onMarketplaceChange: (next: MarketplaceCode) => void;
}

/** The marketplace decides card, currency and units; memoized, so that typing a size does not render it. */
export const MarketplaceField = memo(function MarketplaceField(props: MarketplaceFieldProps) {
  const { t } = useToolWords<typeof zh>();
  return (
    <Field label={t('ui.marketplace')} labelLook="hidden" error={props.error}>
      <Select
        options={MARKETPLACES.map(({ code }) => {
          const name = t(`ui.marketplace-${code}`);
          const isOffered = hasRateCard(code);
          return {
            value: code,
            label: isOffered ? name : t('ui.marketplaceWithoutCard', { name }),
            disabled: !isOffered,
          };
        })}
        value={props.marketplace}
        onValueChange={props.onMarketplaceChange}
      />
    </Field>
  );
});
