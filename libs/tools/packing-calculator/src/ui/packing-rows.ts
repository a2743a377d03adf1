import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { CartonResult } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { useMeasures } from './measures.tsx';

export interface PackingRow {
  readonly name: string;
  readonly value: string;
}

/** The figures of one carton, named and formatted in the page's language; none without a carton. */
export function usePackingRows(): (result: CartonResult) => PackingRow[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const { length, weight } = useMeasures();
  return ({ recommendedCarton: carton, usableSpace, shippingCost: cost, ...result }) => {
    if (!carton || !usableSpace) return [];
    const { innerLength, innerWidth, innerHeight } = carton;
    return [
      { name: t('ui.outerSides'), value: cartonText.outer(carton) },
      { name: t('ui.innerSides'), value: cartonText.sides(innerLength, innerWidth, innerHeight) },
      {
        name: t('ui.usableSpace', { buffer: length(result.buffer) }),
        value: cartonText.sides(usableSpace.length, usableSpace.width, usableSpace.height),
      },
      { name: t('ui.placedBoxes'), value: format.number(result.placements.length) },
      { name: t('ui.usableBasis'), value: format.percent(result.usableShare) },
      { name: t('ui.utilization'), value: format.percent(result.utilization) },
      { name: t('ui.actualWeight'), value: weight(cost.actualWeight) },
      { name: t('ui.weightLimit'), value: weight(result.weightLimit) },
      ...(cost.costPerCubicMeter === null
        ? [
            { name: t('ui.volumetricWeight'), value: weight(cost.volumetricWeight) },
            { name: t('ui.chargeableWeight'), value: weight(cost.chargeableWeight) },
          ]
        : []),
      {
        name:
          cost.costPerCubicMeter === null
            ? t('ui.freight', { rate: format.money(cost.costPerKg, 'USD') })
            : t('ui.freightByCubicMeter', { rate: format.money(cost.costPerCubicMeter, 'USD') }),
        value: format.money(cost.shippingCost, 'USD'),
      },
      { name: t('ui.cubicMeters'), value: `${format.number(result.cubicMeters, { digits: 4 })} m³` },
    ];
  };
}
