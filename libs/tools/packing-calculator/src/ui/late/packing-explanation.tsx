import { StepList } from '@seller-toolbox/tool-kit/explanation';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { CartonResult } from '../../engine/packing-output.schema.ts';
import { useCartonText } from '../carton-text.ts';
import { useMeasures } from '../measures.tsx';
import { LATE_WORDS, loadLateWords, type LateWords } from './late-words.ts';
import styles from './packing-explanation.module.css';

/** The formula of each figure with the carton's numbers. */
export function PackingExplanation(props: { result: CartonResult }) {
  return (
    <LazyWords namespace={LATE_WORDS} load={loadLateWords}>
      <Steps {...props} />
    </LazyWords>
  );
}

function Steps({ result }: { result: CartonResult }) {
  const t = useWords<LateWords>(LATE_WORDS);
  const format = useFormat();
  const cartonText = useCartonText();
  const { length } = useMeasures();
  const { recommendedCarton: carton, usableSpace, shippingCost: cost, buffer } = result;
  if (!carton || !usableSpace) return <p>{t('late.howChosen')}</p>;
  // Freight is computed in centimeters and kilograms, whatever units the boxes are entered in.
  const kilograms = (value: number) => `${format.number(value, { digits: 3 })} kg`;
  const outer = [carton.outerLength, carton.outerWidth, carton.outerHeight].map((side) =>
    format.number(side),
  );
  const price = format.money(cost.shippingCost, 'USD');
  const byKilogram = () => [
    t('late.howVolumetric', { outer: `${outer.join(' × ')} cm`, weight: kilograms(cost.volumetricWeight) }),
    t('late.howChargeable', {
      actual: kilograms(cost.actualWeight),
      volumetric: kilograms(cost.volumetricWeight),
      chargeable: kilograms(cost.chargeableWeight),
    }),
    t('late.howCost', {
      chargeable: kilograms(cost.chargeableWeight),
      rate: format.money(cost.costPerKg, 'USD'),
      cost: price,
    }),
  ];
  const byCubicMeter = (rate: number) => [
    t('late.howCostByCubicMeter', {
      volume: `${format.number(result.cubicMeters, { digits: 4 })} m³`,
      rate: format.money(rate, 'USD'),
      cost: price,
    }),
  ];
  const steps = [
    t('late.howUsable', {
      inner: cartonText.sides(carton.innerLength, carton.innerWidth, carton.innerHeight),
      buffer: length(buffer),
      usable: cartonText.sides(usableSpace.length, usableSpace.width, usableSpace.height),
    }),
    t('late.howUsableFilled', { share: format.percent(result.usableShare) }),
    t('late.howUtilization', { share: format.percent(result.utilization) }),
    ...(cost.costPerCubicMeter === null ? byKilogram() : byCubicMeter(cost.costPerCubicMeter)),
  ];
  return (
    <>
      <StepList>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </StepList>
      <p className={styles.note}>{t('late.howChosen')}</p>
    </>
  );
}
