import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import '@seller-toolbox/tool-kit/figure-picture.css';
import { useLocalTimeZone } from '@seller-toolbox/tool-kit/local-time-zone';
import { useFormat } from '@seller-toolbox/words/react';
import type { Translate } from '@seller-toolbox/words';
import { HOUR } from '@seller-toolbox/tool-contract/durations';
import { lazy, Suspense } from 'react';
import type { RestockOutput } from '../engine/restock-plan.schema.ts';
import type { RestockInput } from '../engine/restock-planner.schema.ts';
import type zh from '../locales/zh.json';
import { CopyOrder } from './copy-order.tsx';
import { LateSection } from './late-section.tsx';
import { loadParts } from './load-parts.ts';
import { pageEngine } from './page-engine.ts';
import { PlanFigure } from './plan-figure.tsx';
import { PlanResults } from './plan-results.tsx';
import styles from './plan-results.module.css';
import { ProductInputs } from './product-inputs.tsx';
import { ProductTable } from './product-table.tsx';
import { StockSparkline } from './chart/stock-sparkline.tsx';
import { useRows } from './use-rows.ts';

const SupplierOrders = lazy(async () => ({
  default: (await (await loadParts()).loadSupplierOrders()).SupplierOrders,
}));

const PlanExplanation = lazy(async () => ({
  default: (await (await loadParts()).loadExplanation()).PlanExplanation,
}));

/** Half an hour: the day changes on a half hour in nearly every time zone. */
const REFRESH_EVERY = HOUR / 2;
/** Planning fewer rows is faster than starting a worker. */
const MAX_ROWS_WITHOUT_WORKER = 300;

export function RestockPlanner() {
  const ownZone = useLocalTimeZone();
  const tool = useTool(pageEngine, {
    ...(ownZone ? { supplied: ownZone } : {}),
    refreshEvery: REFRESH_EVERY,
    isLong,
    describeUse,
  });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const products = useRows(tool);
  const { output } = tool;
  const plan = output?.rows[products.selected] ?? output?.rows[0];
  return (
    <ToolFrame
      tool={tool}
      inputs={<ProductInputs tool={tool} products={products} />}
      labelOf={labelOf(t)}
      figure={
        plan && (
          <>
            <PlanFigure plan={plan} />
            <div className={styles.step}>
              <CopyOrder plan={plan} />
            </div>
          </>
        )
      }
      figurePicture={plan && plan.projection.length > 0 && <StockSparkline plan={plan} />}
      announcement={
        plan
          ? t('ui.announcement', {
              sku: plan.sku,
              status: t(`ui.status-${plan.status}`),
              units: format.number(plan.orderQuantity ?? 0),
            })
          : ''
      }
      results={output && plan && <PlanResults tool={tool} output={output} plan={plan} />}
      explanationCounts={{ sources: 5 }}
      explanation={
        output &&
        plan && (
          <DeferredPart>
            <Suspense fallback={null}>
              <PlanExplanation output={output} plan={plan} />
            </Suspense>
          </DeferredPart>
        )
      }
      more={
        <>
          {output && <ProductTable output={output} selected={products.selected} onSelect={products.select} />}
          {output && (
            <LateSection
              look="boxed"
              summary={t('ui.supplierOrders')}
              aside={t(output.cash.today.cost > 0 ? 'ui.supplierSum' : 'ui.unitsValue', {
                count: output.cash.today.units,
                units: format.number(output.cash.today.units, { digits: 0 }),
                cost: format.number(output.cash.today.cost, { digits: 2 }),
              })}
            >
              <SupplierOrders output={output} />
            </LateSection>
          )}
        </>
      }
      tips={[t('ui.tipService'), t('ui.tipLow'), t('ui.tipWeekly')]}
    />
  );
}

/** The label of the field that ends a path: "rows.0.onHand", "defaults.leadTimeDays". */
function labelOf(t: Translate<typeof zh>) {
  return (path: string) => {
    // A field is named like its label; the key comes back where there is none.
    const key = `ui.${path.split('.').at(-1) ?? ''}` as 'ui.sku';
    const label: string = t(key);
    return label === key ? undefined : label;
  };
}

function isLong({ rows }: RestockInput): boolean {
  return rows.length > MAX_ROWS_WITHOUT_WORKER;
}

function describeUse({ rows, totals }: RestockOutput) {
  return { rows: rows.length, toOrder: totals.units > 0 };
}
