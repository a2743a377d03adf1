import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { RestockOutput, RowPlan } from '../engine/restock-plan.schema.ts';
import { isOverdue } from './is-overdue.ts';
import { EXPLANATION_WORDS, loadExplanationWords, type ExplanationWords } from './explanation-words.ts';
import styles from './plan-explanation.module.css';

export interface PlanExplanationProps {
  output: RestockOutput;
  plan: RowPlan;
}

/** The steps of the calculation and the sources of the formulas and limits. */
export function PlanExplanation(props: PlanExplanationProps) {
  return (
    <LazyWords namespace={EXPLANATION_WORDS} load={loadExplanationWords}>
      <Steps {...props} />
    </LazyWords>
  );
}

function Steps({ output, plan }: PlanExplanationProps) {
  const t = useWords<ExplanationWords>(EXPLANATION_WORDS);
  const format = useFormat();
  const steps = useSteps(plan);
  const limit = ({ days, source, checkedOn }: RestockOutput['lowInventory']) => ({
    days,
    source,
    checked: format.date(checkedOn),
  });
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ul className={styles.sources}>
        <li>{t('explanation.sourceFormula')}</li>
        <li>{t('explanation.sourceNormal')}</li>
        <li>{t('explanation.sourceLow', limit(output.lowInventory))}</li>
        <li>{t('explanation.sourceAged', limit(output.agedInventory))}</li>
        <li>{t('explanation.sourceOwn')}</li>
      </ul>
    </>
  );
}

function useSteps(plan: RowPlan): string[] {
  const t = useWords<ExplanationWords>(EXPLANATION_WORDS);
  const format = useFormat();
  const number = (value: number | null, digits = 1) =>
    value === null ? '–' : format.number(value, { digits });
  const rate = number(plan.dailyRate, 2);
  // What the formula gives: before a closure of factories, the order is placed earlier.
  const dueOn = isOverdue(plan) ? plan.latestOrderOn : plan.orderBy;
  const words = {
    rate,
    deviation: number(plan.deviation, 2),
    season: number(plan.seasonIndex, 2),
    level: format.percent(plan.serviceLevel, 2),
    z: number(plan.z, 4),
    lead: number(plan.leadTimeDays),
    leadDeviation: number(plan.leadTimeDeviation),
    safety: number(plan.safetyStock),
    point: number(plan.reorderPoint),
    cover: number(plan.targetCoverDays),
    upTo: number(plan.orderUpTo),
    position: number(plan.position),
    positionThen: number(plan.positionAtOrder),
    lost: number(plan.lostUnits),
    demand: number(plan.orderDemand),
    placed: plan.placeOn ? format.date(plan.placeOn) : '–',
    onHand: number(plan.onHand),
    inbound: number(plan.inbound),
    carton: number(plan.unitsPerCarton),
    cartons: number(plan.nextCartons),
    units: number(plan.nextOrderQuantity),
    minimum: number(plan.minimumOrder),
    wait: number(plan.orderWaitDays),
    orderBy: dueOn ? format.date(dueOn) : '–',
  };
  const parts = plan.windows
    .map((window) => `${number(window.rate, 2)} × ${format.percent(window.weight, 0)}`)
    .join(' + ');
  const sold =
    plan.rateBasis === 'windows'
      ? t('explanation.step-windows', { ...words, parts })
      : t('explanation.step-rate', words);
  const spread = plan.deviationBasis && t(`explanation.step-deviation-${plan.deviationBasis}`, words);
  const isPlanned = plan.safetyStock !== null;
  return [
    ...(plan.rateBasis ? [sold] : []),
    ...(spread ? [spread] : []),
    t('explanation.step-z', words),
    ...(isPlanned
      ? [
          t('explanation.step-safety', words),
          t('explanation.step-point', words),
          t('explanation.step-up-to', words),
        ]
      : []),
    ...(plan.orderInDays === null
      ? []
      : [
          t(plan.orderWaitDays ? 'explanation.step-order-by-wait' : 'explanation.step-order-by', words),
          t(plan.lostUnits ? 'explanation.step-quantity-lost' : 'explanation.step-quantity', words),
        ]),
  ];
}
