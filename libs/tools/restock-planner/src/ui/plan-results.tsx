import { FindingList, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { DataTable } from '@seller-toolbox/ui';
import { lazy } from 'react';
import { orderSums } from '../engine/order-sum.ts';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import type { RestockOutput, RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { useFindingText } from './finding-text.ts';
import { LateSection } from './late-section.tsx';
import { loadParts } from './load-parts.ts';
import { PlanActions } from './plan-actions.tsx';
import { usePlanRows, type PlanLine } from './plan-rows.ts';
import styles from './plan-results.module.css';
import { StockPicture } from './stock-picture.tsx';

export interface PlanResultsProps {
  tool: Tool<RestockEngine>;
  output: RestockOutput;
  plan: RowPlan;
}

const OrderSumTable = lazy(async () => ({
  default: (await (await loadParts()).loadOrderSum()).OrderSumTable,
}));

const StockValues = lazy(async () => ({
  default: (await (await loadParts()).loadStockValues()).StockValues,
}));

/** Findings that the explanation gives as steps, and the one that is beside the quantity. */
const EXPLAINED: ReadonlySet<string> = new Set([
  'deviation-from-windows',
  'deviation-from-rate',
  'order-overdue',
]);

/** How the quantity comes about, the next step of the selected product, its chart, figures and findings. */
export function PlanResults({ tool, output, plan }: PlanResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const textOf = useFindingText();
  const format = useFormat();
  const rows = usePlanRows(plan, output.today);
  const { nextCartons, unitsPerCarton } = plan;
  const [sum] = orderSums(plan);
  return (
    <>
      {sum && nextCartons ? (
        <LateSection
          summary={
            <span className={styles.sum}>
              {t('ui.sumLine', {
                demand: format.number(sum.demand),
                safety: format.number(sum.safety),
                position: format.number(sum.position),
                lost: sum.lost > 0 ? t('ui.sumLost', { units: format.number(sum.lost) }) : '',
                needed: format.number(sum.needed),
              })}{' '}
              <b>
                →{' '}
                {t('ui.cartonsOf', {
                  count: nextCartons,
                  cartons: format.number(nextCartons),
                  units: format.number(unitsPerCarton),
                })}
              </b>
            </span>
          }
        >
          <OrderSumTable plan={plan} />
        </LateSection>
      ) : null}
      <PlanActions tool={tool} output={output} plan={plan} />
      <StockPicture plan={plan} today={output.today} />
      <FindingList findings={plan.findings.filter(({ code }) => !EXPLAINED.has(code))} textOf={textOf} />
      {rows.length > 0 && (
        <DataTable
          caption={t('ui.planOf', { sku: plan.sku })}
          headerLook="hidden"
          columns={[
            { key: 'name', header: t('ui.figure'), kind: 'heading', cell: ({ name }: PlanLine) => name },
            { key: 'value', header: t('ui.value'), kind: 'number', cell: PlanValue },
          ]}
          rows={rows}
          rowKey={({ name }) => name}
        />
      )}
      {plan.projection.length > 0 && (
        <LateSection
          summary={t('ui.pictureTable')}
          aside={platform('frame.lines', { count: plan.projection.length })}
        >
          <StockValues projection={plan.projection} />
        </LateSection>
      )}
    </>
  );
}

function PlanValue({ value }: PlanLine) {
  return <span className={styles.value}>{value}</span>;
}
