import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { RestockOutput, RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import styles from './plan-explanation.module.css';

/** The steps of the calculation and the sources of the formulas and limits. */
export function PlanExplanation({ output, plan }: { output: RestockOutput; plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
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
        <li>{t('ui.sourceFormula')}</li>
        <li>{t('ui.sourceNormal')}</li>
        <li>{t('ui.sourceLow', limit(output.lowInventory))}</li>
        <li>{t('ui.sourceAged', limit(output.agedInventory))}</li>
        <li>{t('ui.sourceOwn')}</li>
      </ul>
    </>
  );
}

function useSteps(plan: RowPlan): string[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const number = (value: number | null, digits = 1) =>
    value === null ? '–' : format.number(value, { digits });
  const rate = number(plan.dailyRate, 2);
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
    onHand: number(plan.onHand),
    inbound: number(plan.inbound),
    carton: number(plan.unitsPerCarton),
    cartons: number(plan.nextCartons),
    units: number(plan.nextOrderQuantity),
    minimum: number(plan.minimumOrder),
    orderBy: plan.orderBy ? format.date(plan.orderBy) : '–',
  };
  const parts = plan.windows
    .map((window) => `${number(window.rate, 2)} × ${format.percent(window.weight, 0)}`)
    .join(' + ');
  const sold =
    plan.rateBasis === 'windows' ? t('ui.step-windows', { ...words, parts }) : t('ui.step-rate', words);
  const spread = plan.deviationBasis && t(`ui.step-deviation-${plan.deviationBasis}`, words);
  const isPlanned = plan.safetyStock !== null;
  return [
    ...(plan.rateBasis ? [sold] : []),
    ...(spread ? [spread] : []),
    t('ui.step-z', words),
    ...(isPlanned ? [t('ui.step-safety', words), t('ui.step-point', words), t('ui.step-up-to', words)] : []),
    ...(plan.orderInDays === null
      ? []
      : [
          t('ui.step-order-by', words),
          t(plan.lostUnits ? 'ui.step-quantity-lost' : 'ui.step-quantity', words),
        ]),
  ];
}
