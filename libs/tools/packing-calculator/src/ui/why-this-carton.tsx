import { FindingList, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import { StackedBar } from '@seller-toolbox/ui/charts';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { PackingOutput } from '../engine/packing-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { hasBuiltIn, offeredCartons, personalCartonsIn } from './cartons/carton-lines.ts';
import { madeCarton } from './cartons/new-carton.ts';
import { useFindingText } from './finding-text.ts';
import { findingsOf } from './findings-of.ts';
import { useMeasures } from './measures.tsx';
import styles from './why-this-carton.module.css';

export interface WhyThisCartonProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
}

/** Why this carton: what its space is used for, what limits it, and the carton made to measure that costs less. */
export function WhyThisCarton({ tool, output }: WhyThisCartonProps) {
  const findingText = useFindingText();
  const made = madeToMeasure(output);
  const isOption = made !== null && made.cost <= output.shippingCost.shippingCost * MAX_OPTION_COST;
  const shown = findingsOf(output).filter(({ code }) => !SAID_OTHERWISE.includes(code));
  return (
    <>
      {isOption && <MadeToMeasure tool={tool} output={output} look="option" />}
      {output.placements.length > 0 && <SpaceShares tool={tool} output={output} />}
      <FindingList findings={shown} textOf={findingText} />
      {!isOption && <MadeToMeasure tool={tool} output={output} look="notice" />}
    </>
  );
}

/** The bar, the basis of the freight and the carton made to measure say these with figures. */
const SAID_OTHERWISE = ['smaller-carton', 'optimize-packaging', 'made-to-measure'];

function SpaceShares({ tool, output }: WhyThisCartonProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const findingText = useFindingText();
  const { weight, length } = useMeasures();
  const { utilization, bufferShare, buffer, weightLimit, shippingCost, placements, nextSmaller } = output;
  const smaller = tool.input.cartons.find(({ id }) => id === nextSmaller);
  const rejection = output.candidates.find(({ cartonId }) => cartonId === nextSmaller)?.refusal;
  const share = (id: string, label: string, value: number) => ({
    id,
    label,
    value,
    text: format.percent(value),
  });
  return (
    <div className={styles.shares}>
      <StackedBar
        label={t('ui.innerSpace')}
        total={1}
        segments={[
          share('boxes', t('ui.shareBoxes'), utilization),
          share('buffer', t('ui.shareBuffer', { buffer: length(buffer) }), bufferShare),
        ]}
      />
      <p className={styles.limits}>
        {t('ui.limitsReached', {
          free: format.percent(Math.max(0, 1 - utilization - bufferShare)),
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

/** From a saving of a fifth on, the carton made to measure is an answer beside the carton. */
const MAX_OPTION_COST = 0.8;

function madeToMeasure({ suggestions, unplaced }: PackingOutput) {
  const params = suggestions.find(({ code }) => code === 'made-to-measure')?.params;
  if (!params || unplaced.length > 0) return null;
  const [length = 0, width = 0, height = 0, cost = 0] = ['length', 'width', 'height', 'cost'].map((name) =>
    Number(params[name]),
  );
  return { length, width, height, cost };
}

/** The smallest carton that would hold the same boxes, and the click that compares it with the others. */
function MadeToMeasure({ tool, output, look }: WhyThisCartonProps & { look: 'option' | 'notice' }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const { input, place } = tool;
  const suggested = madeToMeasure(output);
  if (!suggested) return null;
  const { length, width, height, cost } = suggested;
  const add = () => {
    const personal = personalCartonsIn(input.cartons);
    const made = madeCarton(personal, { outerLength: length, outerWidth: width, outerHeight: height });
    const isOnlyPersonal = !hasBuiltIn(input.cartons);
    place({ mode: 'recommend', cartons: offeredCartons([...personal, made], isOnlyPersonal) });
  };
  const freight = {
    sides: cartonText.sides(length, width, height),
    cost: format.money(cost, 'USD'),
    now: format.money(output.shippingCost.shippingCost, 'USD'),
  };
  if (look === 'option') {
    return (
      <div className={styles.option}>
        <dl>
          <dt>{t('ui.madeOption')}</dt>
          <dd>{freight.sides}</dd>
          <dt>{t('ui.cost')}</dt>
          <dd>
            {freight.cost} <s>{freight.now}</s>
          </dd>
        </dl>
        <Button size="s" icon="plus" onClick={add}>
          {t('ui.useMade')}
        </Button>
      </div>
    );
  }
  return (
    <Notice
      tone="ok"
      actions={
        <Button size="s" icon="plus" onClick={add}>
          {t('ui.useMade')}
        </Button>
      }
    >
      {t('ui.made', freight)}
    </Notice>
  );
}
