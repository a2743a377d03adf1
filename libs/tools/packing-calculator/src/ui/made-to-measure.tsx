import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { useSaveMade } from './use-save-made.ts';

function madeToMeasure({ suggestions, unplaced }: PackingOutput) {
  const params = suggestions.find(({ code }) => code === 'made-to-measure')?.params;
  if (!params || unplaced.length > 0) return null;
  const [length = 0, width = 0, height = 0, cost = 0] = ['length', 'width', 'height', 'cost'].map((name) =>
    Number(params[name]),
  );
  return { length, width, height, cost };
}

/** The smallest carton that would hold the same boxes, and the click that compares it with the others. */
export function MadeToMeasure({ tool, output }: { tool: Tool<PackingEngine>; output: PackingOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const saveMade = useSaveMade(tool);
  const suggested = madeToMeasure(output);
  if (!suggested) return null;
  const { length, width, height, cost } = suggested;
  const sides = { outerLength: length, outerWidth: width, outerHeight: height };
  return (
    <Notice
      tone="ok"
      actions={
        <Button size="s" icon="plus" onClick={() => void saveMade(sides)}>
          {t('ui.useMade')}
        </Button>
      }
    >
      {t('ui.made', {
        sides: cartonText.sides(length, width, height),
        cost: format.money(cost, 'USD'),
        now: format.money(output.shippingCost.shippingCost, 'USD'),
      })}
    </Notice>
  );
}
