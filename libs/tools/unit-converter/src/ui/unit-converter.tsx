import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { engine } from '../engine/unit-converter.engine.ts';
import type zh from '../locales/zh.json';
import { ConversionFormula } from './conversion-formula.tsx';
import { ConversionHistory } from './conversion-history.tsx';
import { useConversionHistory } from './use-conversion-history.ts';
import { ResultFigure } from './result-figure.tsx';
import { UnitInputs } from './unit-inputs.tsx';
import { UnitTable } from './unit-table.tsx';
import { useConversionText } from './conversion-text.ts';

export function UnitConverter() {
  const tool = useTool(engine, { describeUse: ({ category, from, to }) => ({ category, from, to }) });
  const { t } = useToolWords<typeof zh>();
  const conversionText = useConversionText();
  const history = useConversionHistory();
  const { output } = tool;
  return (
    <ToolFrame
      tool={tool}
      inputs={<UnitInputs tool={tool} />}
      figure={output && <ResultFigure output={output} onSave={() => history.save(output)} />}
      announcement={output ? conversionText(output) : ''}
      results={output && <UnitTable output={output} />}
      explanation={output && <ConversionFormula output={output} />}
      more={<ConversionHistory history={history} onRestore={tool.change} />}
      tips={[t('ui.tipShipping'), t('ui.tipOunce'), t('ui.tipTon'), t('ui.tipUs')]}
    />
  );
}
