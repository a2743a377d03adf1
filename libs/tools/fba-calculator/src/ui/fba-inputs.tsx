import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { SegmentedControl } from '@seller-toolbox/ui';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { NO_OPTIONAL_FEES, optionalFeeInputs } from '@seller-toolbox/fee-cards/fba/optional-fee-inputs.data';
import { marketplaceOf, type Marketplace } from '@seller-toolbox/reference-data/marketplaces.data';
import { switchUnits, unitsOf, UNIT_SYSTEMS } from '@seller-toolbox/fee-cards/fba/unit-system';
import type zh from '../locales/zh.json';
import type { Cheaper } from './cheaper-hints.tsx';
import { loadParts } from './load-parts.ts';
import { FeeScale } from './fee-scale.tsx';
import { GoodsFields } from './goods-fields.tsx';
import { MarketplaceField } from './marketplace-field.tsx';
import { usePriceBounds } from './price-bounds.ts';
import { lazy, useCallback, useState } from 'react';
import styles from './fba-inputs.module.css';
import type { FbaEngine } from './page-engine.ts';
import { SizeTierLine } from './size-tier-line.tsx';

const OptionalFeeFields = lazy(async () => ({
  default: (await (await loadParts()).loadOptionalFeeFields()).OptionalFeeFields,
}));

const SIDES = ['length', 'width', 'height'] as const;
/** Decimals that a field shows; the calculation uses all. */
const SHOWN_DIGITS = 4;

/** A price in another currency that a change of the marketplace removed. */
interface ClearedPrice {
  readonly marketplace: string;
  readonly currency: string;
}

export function FbaInputs({ tool, cheaper }: { tool: Tool<FbaEngine>; cheaper: Cheaper }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { input, change, place, problems } = tool;
  const { marketplace, price } = input;
  const { unitSystem = marketplaceOf(marketplace).unitSystem } = input;
  const units = unitsOf(unitSystem);
  const { currency } = marketplaceOf(marketplace);
  const boundsOf = usePriceBounds();
  const priceBounds = tool.output?.currency === currency ? boundsOf(tool.output) : null;
  const [cleared, setCleared] = useState<ClearedPrice | null>(null);
  const priceHint = () => {
    if (cleared?.marketplace === marketplace && price === null) {
      return t('ui.priceCleared', { currency: cleared.currency });
    }
    return priceBounds ? t(`ui.priceHint-${priceBounds.kind}`, { ...priceBounds }) : undefined;
  };
  const hasPrice = price !== null;
  const chooseMarketplace = useCallback(
    (next: typeof marketplace) => {
      const to = marketplaceOf(next);
      const isOtherCurrency = to.currency !== currency;
      setCleared(isOtherCurrency && hasPrice ? { marketplace: next, currency } : null);
      place((current) => ({
        marketplace: next,
        ...NO_OPTIONAL_FEES,
        ...(isOtherCurrency && { price: null }),
        ...inUnitsOf(to, current),
      }));
    },
    [place, currency, hasPrice],
  );
  return (
    <>
      <div className={styles.place}>
        <MarketplaceField
          marketplace={marketplace}
          error={problemAt(problems, 'marketplace')}
          onMarketplaceChange={chooseMarketplace}
        />
        <SegmentedControl
          label={t('ui.unitSystem')}
          options={UNIT_SYSTEMS.map((system) => ({ value: system, label: t(`ui.units-${system}`) }))}
          value={unitSystem}
          onValueChange={(next) => place({ unitSystem: next, ...switchUnits(input, unitSystem, next) })}
        />
      </div>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <NumberField
            key={side}
            label={t(`ui.${side}`)}
            unit={units.length}
            value={input[side]}
            shownDigits={SHOWN_DIGITS}
            onValueChange={(next) => change({ [side]: next ?? 0 })}
            onSides={([length, width, height], itemWeight) =>
              change({ length, width, height, ...(itemWeight !== null && { weight: itemWeight }) })
            }
            whenUnreadable={0}
            error={problemAt(problems, side)}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <NumberField
          label={t('ui.weight')}
          unit={units.weight}
          value={input.weight}
          shownDigits={SHOWN_DIGITS}
          onValueChange={(next) => change({ weight: next ?? 0 })}
          whenUnreadable={0}
          error={problemAt(problems, 'weight')}
        />
        <NumberField
          label={
            <>
              {t('ui.price')} <small className={styles.optional}>{t('ui.optional')}</small>
            </>
          }
          unit={currency}
          hint={priceHint()}
          value={price}
          onValueChange={(next) => change({ price: next })}
          whenUnreadable={null}
          error={problemAt(problems, 'price')}
        />
      </div>
      <GoodsFields
        category={input.category}
        marketplace={marketplace}
        isOversized={input.isOversized}
        isDangerous={input.isDangerous}
        isApparel={input.isApparel}
        hasLowerPriceLimit={input.hasLowerPriceLimit}
        isGrocery={input.isGrocery}
        centralEurope={input.centralEurope}
        date={input.date}
        today={tool.output?.date}
        problems={problems}
        change={change}
      />
      {optionalFeeInputs(marketplace).length > 0 && (
        <LazyDisclosure
          look="plain"
          summary={t('ui.optionalFees')}
          aside={optionalFeeInputs(marketplace).length}
        >
          <OptionalFeeFields tool={tool} />
        </LazyDisclosure>
      )}
      {tool.output && (
        <div className={styles.reason}>
          <SizeTierLine output={tool.output} isPriceGiven={price !== null} />
          <FeeScale output={tool.output} cheaper={cheaper} />
        </div>
      )}
    </>
  );
}

/** The item in the units of another marketplace: 10 inches do not become 10 centimeters. */
function inUnitsOf({ unitSystem: to }: Marketplace, input: Tool<FbaEngine>['input']) {
  const from = input.unitSystem ?? marketplaceOf(input.marketplace).unitSystem;
  return from === to ? {} : { unitSystem: to, ...switchUnits(input, from, to) };
}
