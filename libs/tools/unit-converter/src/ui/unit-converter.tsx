import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { usePlatformWords } from '@seller-toolbox/words/react';
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
  const platform = usePlatformWords();
  const { output } = tool;
  const announced = output && output.result !== null ? conversionText(output) : platform('frame.noResult');
  return (
    <ToolFrame
      tool={tool}
      inputs={<UnitInputs tool={tool} />}
      labelOf={(path) => (path === 'value' || path === 'from' || path === 'to' ? t(`ui.${path}`) : undefined)}
      figure={output && <ResultFigure output={output} onSave={() => history.save(output)} />}
      announcement={announced}
      results={output && <UnitResults output={output} />}
      explanationCounts={{ lines: 3 }}
      explanation={output && <ConversionFormula output={output} />}
      more={
        <ConversionHistory
          history={history}
          onRestore={(saved) => tool.place({ ...saved, values: undefined })}
        />
      }
      tips={[t('ui.tipShipping'), t('ui.tipOunce'), t('ui.tipTon'), t('ui.tipUs')]}
    />
  );
}

/** An empty field is no use. */
function describeUse({ category, from, to, result }: EngineOutput<typeof engine>) {
  return result === null ? null : { category, from, to };
}
