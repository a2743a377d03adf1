import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { SegmentedControl } from '@seller-toolbox/ui';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import type { engine } from '../engine/fba-calculator.engine.ts';
import { cardOf } from '../engine/rate-cards.ts';
import { switchUnits, unitsOf, UNIT_SYSTEMS } from '../engine/unit-system.ts';
import type zh from '../locales/zh.json';
import { GoodsFields } from './goods-fields.tsx';
import { usePriceBounds } from './price-bounds.ts';
import styles from './fba-inputs.module.css';

const SIDES = ['length', 'width', 'height'] as const;
/** Decimals that a field shows; the calculation uses all. */
const SHOWN_DIGITS = 4;

export function FbaInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { input, change, place, problems } = tool;
  const { marketplace, price } = input;
  const { unitSystem = marketplaceOf(marketplace).unitSystem } = input;
  const units = unitsOf(unitSystem);
  const priceBounds = usePriceBounds()(cardOf(tool.ruleSet.current?.id));
  return (
    <>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <NumberField
            key={side}
            label={t(`ui.${side}`)}
            unit={units.length}
            value={input[side]}
            shownDigits={SHOWN_DIGITS}
            onValueChange={(next) => change({ [side]: next ?? 0 })}
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
          label={t('ui.price')}
          unit={marketplaceOf(marketplace).currency}
          hint={priceBounds ? t(`ui.priceHint-${priceBounds.kind}`, { ...priceBounds }) : undefined}
          value={price}
          onValueChange={(next) => change({ price: next })}
          whenUnreadable={null}
          error={problemAt(problems, 'price')}
        />
      </div>
      <SegmentedControl
        label={t('ui.unitSystem')}
        options={UNIT_SYSTEMS.map((system) => ({ value: system, label: t(`ui.units-${system}`) }))}
        value={unitSystem}
        onValueChange={(next) => place({ unitSystem: next, ...switchUnits(input, unitSystem, next) })}
      />
      <GoodsFields
        category={input.category}
        marketplace={marketplace}
        isOversized={input.isOversized}
        isDangerous={input.isDangerous}
        isApparel={input.isApparel}
        date={input.date}
        problems={problems}
        change={change}
      />
    </>
  );
}
