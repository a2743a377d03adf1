import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { engine } from '../engine/unit-converter.engine.ts';
import type zh from '../locales/zh.json';
import { ConversionFormula } from './conversion-formula.tsx';
import { ConversionHistory } from './conversion-history.tsx';
import { useConversionHistory } from './use-conversion-history.ts';
import { ResultFigure } from './result-figure.tsx';
import { UnitInputs } from './unit-inputs.tsx';
import { UnitResults } from './unit-results.tsx';
import { useConversionText } from './conversion-text.ts';

export function UnitConverter() {
  const tool = useTool(engine, { describeUse });
  const { t } = useToolWords<typeof zh>();
  const conversionText = useConversionText();
  const history = useConversionHistory(tool);
  const { output } = tool;
  return (
    <ToolFrame
      tool={tool}
      inputs={<UnitInputs tool={tool} />}
      figure={output && <ResultFigure output={output} onSave={() => history.save(output)} />}
      announcement={output ? conversionText(output) : ''}
      results={output && <UnitResults output={output} />}
      explanation={output && <ConversionFormula output={output} />}
      more={<ConversionHistory history={history} onRestore={tool.place} />}
      tips={[t('ui.tipShipping'), t('ui.tipOunce'), t('ui.tipTon'), t('ui.tipUs')]}
    />
  );
}

/** An empty field is no use. */
function describeUse({ category, from, to, result }: EngineOutput<typeof engine>) {
  return result === null ? null : { category, from, to };
}
