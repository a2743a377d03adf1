import { NumberField, useToolEnvironment, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Field, Select } from '@seller-toolbox/ui';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { cardOf, PROFIT_MARKETPLACES } from '@seller-toolbox/fee-cards/selling/fee-cards';
import { CATEGORIES } from '@seller-toolbox/fee-cards/selling/fee-card';
import type { engine } from '../engine/profit-calculator.engine.ts';
import { DISPLAY_CURRENCIES } from '../engine/profit-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { memo } from 'react';
import styles from './profit-inputs.module.css';

const PRICE_AND_COSTS = [
  'sellingPrice',
  'costOfGoods',
  'shippingCost',
  'advertisingCost',
  'otherCosts',
] as const;
const SELLER_FEES = [
  'fbaFulfillmentFee',
  'storageFee',
  'inboundPlacementFee',
  'returnsProcessingFee',
] as const;

type Amount = (typeof PRICE_AND_COSTS)[number] | (typeof SELLER_FEES)[number];

export function ProfitInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { input, change, problems } = tool;
  const { currency } = marketplaceOf(input.marketplace);
  const storageHint = useStorageHint(tool, currency);
  const amountField = (name: Amount) => (
    <NumberField
      key={name}
      label={t(`ui.${name}`)}
      unit={currency}
      hint={name === 'storageFee' ? storageHint : undefined}
      value={input[name]}
      onValueChange={(next) => change({ [name]: next ?? 0 })}
      whenUnreadable={0}
      error={problemAt(problems, name)}
    />
  );
  return (
    <>
      <div className={styles.pair}>{PRICE_AND_COSTS.map(amountField)}</div>
      <MarketFields
        marketplace={input.marketplace}
        category={input.category}
        displayCurrency={input.displayCurrency}
        ruleSetId={tool.ruleSet.current?.id}
        problems={problems}
        change={change}
      />
      <fieldset className={styles.group}>
        <legend>{t('ui.ownFees')}</legend>
        <div className={styles.pair}>{SELLER_FEES.map(amountField)}</div>
        <FbaFeeLink price={input.sellingPrice} />
      </fieldset>
      <NumberField
        label={t('ui.targetMargin')}
        unit="%"
        value={input.targetMargin ?? null}
        onValueChange={(next) => change({ targetMargin: next ?? undefined })}
        whenUnreadable={null}
        error={problemAt(problems, 'targetMargin')}
      />
    </>
  );
}

type Input = Tool<typeof engine>['input'];

interface MarketFieldsProps
  extends
    Pick<Input, 'marketplace' | 'category' | 'displayCurrency'>,
    Pick<Tool<typeof engine>, 'problems' | 'change'> {
  ruleSetId: string | undefined;
}

/**
 * Marketplace, category and display currency; options without figures in the current rule set are disabled. Memoized, so
 * that typing an amount does not render the many options.
 */
const MarketFields = memo(function MarketFields(props: MarketFieldsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { marketplace, category, displayCurrency, problems, change } = props;
  const { marketplaces } = cardOf(props.ruleSetId);
  const rows = (marketplaces[marketplace] ?? marketplaces.US)?.rows ?? {};
  const withGap = (name: string, isKnown: boolean) => (isKnown ? name : t('ui.notInRules', { name }));
  return (
    <div className={styles.pair}>
      <Field label={t('ui.marketplace')} error={problemAt(problems, 'marketplace')}>
        <Select
          options={PROFIT_MARKETPLACES.map((code) => ({
            value: code,
            label: withGap(t(`ui.marketplace-${code}`), code in marketplaces),
            disabled: !(code in marketplaces),
          }))}
          value={marketplace}
          onValueChange={(next) => change({ marketplace: next })}
        />
      </Field>
      <Field label={t('ui.category')} error={problemAt(problems, 'category')}>
        <Select
          options={CATEGORIES.map((id) => ({
            value: id,
            label: withGap(t(`ui.category-${id}`), id in rows),
            disabled: !(id in rows),
          }))}
          value={category}
          onValueChange={(next) => change({ category: next })}
        />
      </Field>
      <Field
        className={styles.wide}
        label={t('ui.displayCurrency')}
        error={problemAt(problems, 'displayCurrency')}
      >
        <Select
          options={[
            {
              value: '',
              label: t('ui.marketplaceCurrency', { currency: marketplaceOf(marketplace).currency }),
            },
            ...DISPLAY_CURRENCIES.map((code) => ({ value: code, label: code })),
          ]}
          value={displayCurrency ?? ''}
          onValueChange={(next) => change({ displayCurrency: next === '' ? undefined : next })}
        />
      </Field>
    </div>
  );
});

function useStorageHint(tool: Tool<typeof engine>, currency: string): string | undefined {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const storage = cardOf(tool.ruleSet.current?.id).marketplaces[tool.input.marketplace]?.storage;
  if (!storage) return undefined;
  const { nonPeak, peak } = storage;
  return t('ui.storageHint', {
    nonPeak: format.money(nonPeak, currency),
    peak: format.money(peak, currency),
  });
}

/** Link to the tool that computes the fulfillment fee, with the price as its input. */
function FbaFeeLink({ price }: { price: number }) {
  const { t } = useToolWords<typeof zh>();
  const { Link, linkTo } = useToolEnvironment();
  return (
    <p className={styles.link}>
      <Link to={linkTo('fba-calculator', { price })}>{t('ui.fbaFeeLink')}</Link>
    </p>
  );
}
