import { useFormat } from '@seller-toolbox/i18n/react';
import { FindingList, NumberField, ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { KeyFigure } from '@seller-toolbox/ui';
import { engine } from '../engine/restock-planner.engine.ts';
import type zh from '../locales/zh.json';

export function RestockPlanner() {
  const tool = useTool(engine, { describeUse: ({ quantity }) => ({ quantity }) });
  const { t, textOf, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, problems, output } = tool;
  const total = output ? format.number(output.total) : '';
  return (
    <ToolFrame
      tool={tool}
      inputs={
        <>
          <NumberField
            label={t('ui.price')}
            value={input.price ?? 0}
            onValueChange={(price) => change({ price: price ?? 0 })}
            whenUnreadable={0}
            error={problemAt(problems, 'price')}
          />
          <NumberField
            label={t('ui.quantity')}
            value={input.quantity ?? 1}
            onValueChange={(quantity) => change({ quantity: quantity ?? 0 })}
            whenUnreadable={0}
            error={problemAt(problems, 'quantity')}
          />
        </>
      }
      figure={output && <KeyFigure label={t('ui.total')} value={total} />}
      announcement={`${t('ui.total')} ${total}`}
      results={output && <FindingList findings={output.findings} textOf={textOf} />}
      explanation={
        output && (
          <p>
            <code>
              {format.number(output.price)} × {format.number(output.quantity)} = {total}
            </code>
          </p>
        )
      }
      tips={[t('ui.tip')]}
    />
  );
}
