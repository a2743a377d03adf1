import { useToolWords } from '@seller-toolbox/tool-kit';
import { StepList } from '@seller-toolbox/tool-kit/explanation';
import { useFormat } from '@seller-toolbox/words/react';
import type { PackingOutput } from '../engine/packing-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { useMeasures } from './measures.tsx';
import styles from './packing-explanation.module.css';

/** The formula of each figure with the carton's numbers. */
export function PackingExplanation({ output }: { output: PackingOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const { length } = useMeasures();
  const result = output.cartonsNeeded[0] ?? output;
  const { recommendedCarton: carton, usableSpace, shippingCost: cost, buffer, utilization } = result;
  if (!carton || !usableSpace) return <p>{t('ui.howChosen')}</p>;
  // Freight is computed in centimeters and kilograms, whatever units the boxes are entered in.
  const kilograms = (value: number) => `${format.number(value, { digits: 3 })} kg`;
  const outer = [carton.outerLength, carton.outerWidth, carton.outerHeight].map((side) =>
    format.number(side),
  );
  const price = format.money(cost.shippingCost, 'USD');
  const byKilogram = () => [
    t('ui.howVolumetric', { outer: `${outer.join(' × ')} cm`, weight: kilograms(cost.volumetricWeight) }),
    t('ui.howChargeable', {
      actual: kilograms(cost.actualWeight),
      volumetric: kilograms(cost.volumetricWeight),
      chargeable: kilograms(cost.chargeableWeight),
    }),
    t('ui.howCost', {
      chargeable: kilograms(cost.chargeableWeight),
      rate: format.money(cost.costPerKg, 'USD'),
      cost: price,
    }),
  ];
  const byCubicMeter = (rate: number) => [
    t('ui.howCostByCubicMeter', {
      volume: `${format.number(result.cubicMeters, { digits: 4 })} m³`,
      rate: format.money(rate, 'USD'),
      cost: price,
    }),
  ];
  const steps = [
    t('ui.howUsable', {
      inner: cartonText.sides(carton.innerLength, carton.innerWidth, carton.innerHeight),
      buffer: length(buffer),
      usable: cartonText.sides(usableSpace.length, usableSpace.width, usableSpace.height),
    }),
    t('ui.howUtilization', { share: format.percent(utilization) }),
    ...(cost.costPerCubicMeter === null ? byKilogram() : byCubicMeter(cost.costPerCubicMeter)),
  ];
  return (
    <>
      <StepList>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </StepList>
      <p className={styles.note}>{t('ui.howChosen')}</p>
    </>
  );
}
