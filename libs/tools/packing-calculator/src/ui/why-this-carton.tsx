import { FindingList, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { StackedBar } from '@seller-toolbox/ui/charts';
import { Suspense } from 'react';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { useFindingText } from './finding-text.ts';
import { findingsOf } from './findings-of.ts';
import { MadeToMeasure } from './lazy-parts.ts';
import { useMeasures } from './measures.tsx';
import styles from './why-this-carton.module.css';

export interface WhyThisCartonProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
  shown: CartonResult;
}

/** Why this carton: what limits it, and the carton made to measure that costs less. */
export function WhyThisCarton({ tool, output, shown }: WhyThisCartonProps) {
  const findingText = useFindingText();
  const listed = findingsOf(shown).filter(({ code }) => !SAID_OTHERWISE.includes(code));
  return (
    <>
      {shown.placements.length > 0 && <SpaceShares tool={tool} output={output} shown={shown} />}
      <FindingList findings={listed} textOf={findingText} />
      {!output.made && (
        <Suspense fallback={null}>
          <MadeToMeasure tool={tool} output={output} />
        </Suspense>
      )}
    </>
  );
}

/** The bar, the basis of the freight and the carton made to measure say these with figures. */
const SAID_OTHERWISE = ['smaller-carton', 'optimize-packaging', 'made-to-measure'];

/** How much of the usable space the boxes fill. */
export function SpaceBar({ result: { usableShare } }: { result: CartonResult }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return (
    <StackedBar
      label={t('ui.usableFilled')}
      legend="hidden"
      total={1}
      segments={[
        { id: 'boxes', label: t('ui.shareBoxes'), value: usableShare, text: format.percent(usableShare) },
      ]}
    />
  );
}

function SpaceShares({ tool, output, shown }: WhyThisCartonProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const findingText = useFindingText();
  const { weight } = useMeasures();
  const { weightLimit, shippingCost, placements } = shown;
  const nextSmaller = shown === output.made ? null : output.nextSmaller;
  const smaller = tool.input.cartons.find(({ id }) => id === nextSmaller);
  const rejection = output.candidates.find(({ cartonId }) => cartonId === nextSmaller)?.refusal;
  return (
    <div>
      <p className={styles.limits}>
        {t('ui.limitsReached', {
          boxes: format.number(placements.length),
          weight: weight(shippingCost.actualWeight),
          most: weight(weightLimit),
        })}
      </p>
      {smaller && rejection && (
        <p className={styles.limits}>
          {t('ui.nextSmaller', { carton: cartonText.outer(smaller), reason: findingText(rejection) })}
        </p>
      )}
    </div>
  );
}
