import { NumberField, useToolEnvironment, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import { Field, Select } from '@seller-toolbox/ui';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import {
  categoriesOf,
  PROFIT_MARKETPLACES,
  RULE_SET_IDS,
} from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { CATEGORIES } from '@seller-toolbox/fee-cards/selling/fee-card';
import { STANDARD_RULE_SET } from '@seller-toolbox/tool-contract';
import type { ProfitEngine } from '../engine/profit-calculator.engine.ts';
import { DISPLAY_CURRENCIES } from '../engine/profit-input.schema.ts';
import type zh from '../locales/zh.json';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { loadParts } from './load-parts.ts';
import { lacksReferral } from './lacks-referral.ts';
import { ExtraPanels } from './extra-panels.tsx';
import styles from './profit-inputs.module.css';

const ReferralRate = lazy(async () => ({
  default: (await (await loadParts()).loadPanelFields()).ReferralRate,
}));

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

export interface ProfitInputsProps {
  tool: Tool<ProfitEngine>;
  onMarketplaceChange: (marketplace: Input['marketplace']) => void;
  onMarketplaceFocus: () => void;
  /** Under the marketplace. */
  notice: ReactNode;
}

export function ProfitInputs({ tool, onMarketplaceChange, onMarketplaceFocus, notice }: ProfitInputsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { input, change, problems } = tool;
  const { currency } = marketplaceOf(input.marketplace);
  const hints = useFeeHints(tool);
  const isPartial = tool.output && lacksReferral(tool.output);
  const amountField = (name: Amount) => (
    <NumberField
      key={name}
      label={t(`ui.${name}`)}
      unit={currency}
      hint={hints[name]}
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
        onMarketplaceChange={onMarketplaceChange}
        onMarketplaceFocus={onMarketplaceFocus}
      />
      {notice}
      {(isPartial || input.referralRate !== undefined) && (
        <Suspense fallback={null}>
          <ReferralRate tool={tool} />
        </Suspense>
      )}
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
      <ExtraPanels tool={tool} />
    </>
  );
}

type Input = Tool<ProfitEngine>['input'];

interface MarketFieldsProps
  extends
    Pick<Input, 'marketplace' | 'category' | 'displayCurrency'>,
    Pick<Tool<ProfitEngine>, 'problems' | 'change'>,
    Pick<ProfitInputsProps, 'onMarketplaceChange' | 'onMarketplaceFocus'> {
  ruleSetId: string | undefined;
}

/**
 * Marketplace, category and display currency; categories without figures are disabled with the standard rules and named so else. Memoized, so
 * that typing an amount does not render the many options.
 */
const MarketFields = memo(function MarketFields(props: MarketFieldsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { marketplace, category, displayCurrency, problems, change } = props;
  const ruleSet = RULE_SET_IDS.find((id) => id === props.ruleSetId) ?? STANDARD_RULE_SET;
  const known = categoriesOf(ruleSet);
  const isStandard = ruleSet === STANDARD_RULE_SET;
  const gap = isStandard ? 'ui.notInRules' : 'ui.figureUnknown';
  return (
    <div className={styles.pair}>
      <Field label={t('ui.marketplace')} error={problemAt(problems, 'marketplace')}>
        <Select
          options={PROFIT_MARKETPLACES.map((code) => ({
            value: code,
            label: regionName(code, format),
          }))}
          value={marketplace}
          onFocus={props.onMarketplaceFocus}
          onValueChange={props.onMarketplaceChange}
        />
      </Field>
      <Field label={t('ui.category')} error={problemAt(problems, 'category')}>
        <Select
          options={CATEGORIES.map((id) => ({
            value: id,
            label: known.includes(id) ? t(`ui.category-${id}`) : t(gap, { name: t(`ui.category-${id}`) }),
            disabled: isStandard && !known.includes(id),
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

/** Whether the price contains a tax, what the size gives for a fee that was not typed, and the storage rates for one that is. */
function useFeeHints({ input, output }: Tool<ProfitEngine>): Partial<Record<Amount, string>> {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  if (!output) return {};
  const { fba, storageRates, marketplaceCurrency, currency, tax } = output;
  const fromSize = (fee: number | null | undefined, typed: number) =>
    typeof fee === 'number' && typed === 0
      ? t('ui.fromSize', { fee: format.money(fee, currency) })
      : undefined;
  const storage =
    fromSize(fba?.storageFee, input.storageFee) ??
    (storageRates &&
      t(`ui.storageHint-${storageRates.unit}`, {
        nonPeak: format.money(storageRates.nonPeak, marketplaceCurrency),
        peak: format.money(storageRates.peak, marketplaceCurrency),
      }));
  const fulfillment = fromSize(fba?.fulfillmentFee, input.fbaFulfillmentFee);
  const rate = format.number(tax.rate * 100, { digits: 2 });
  const sellingPrice =
    tax.mode === 'registered'
      ? t(tax.priceIncludesTax ? 'ui.priceWithTax' : 'ui.priceWithoutTax', { rate })
      : undefined;
  return {
    ...(storage && { storageFee: storage }),
    ...(sellingPrice && { sellingPrice }),
    ...(fulfillment && { fbaFulfillmentFee: fulfillment }),
  };
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
