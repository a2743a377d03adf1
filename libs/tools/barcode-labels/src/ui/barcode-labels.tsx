import { FindingList, ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import { engine } from '../engine/barcode-labels.engine.ts';
import type { BarcodeOutput } from '../engine/barcode-labels.schema.ts';
import type zh from '../locales/zh.json';
import { LabelExplanation } from './label-explanation.tsx';
import { useLabelFindings } from './label-findings.ts';
import { LabelInputs } from './label-inputs.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { SheetPreview } from './sheet-preview.tsx';

export function BarcodeLabels() {
  const tool = useTool(engine, { describeUse });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { findings, textOf } = useLabelFindings(tool.output);
  const { output } = tool;
  const words = {
    copies: format.number(output?.totals.copies ?? 0),
    pages: format.number(output?.totals.pages ?? 0),
  };
  return (
    <ToolFrame
      tool={tool}
      inputs={<LabelInputs tool={tool} />}
      figure={
        output && (
          <KeyFigure
            label={t('ui.figure')}
            value={words.copies}
            note={t('ui.figureNote', { pages: words.pages })}
          />
        )
      }
      announcement={output ? t('ui.announcement', words) : ''}
      results={
        output && (
          <>
            <SheetActions tool={tool} output={output} />
            <FindingList findings={findings} textOf={textOf} />
            <SheetPreview output={output} />
          </>
        )
      }
      explanationCounts={output && { lines: 3, sources: output.sources.length }}
      explanation={output && <LabelExplanation output={output} />}
      tips={[t('ui.tipScale'), t('ui.tipCover'), t('ui.tipScan')]}
    />
  );
}

function describeUse({ sheetId, totals }: BarcodeOutput) {
  return { sheet: sheetId, labels: totals.labels, copies: totals.copies };
}
