import type { EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { SampleFrame } from '@seller-toolbox/tool-kit/research';
import { Notice } from '@seller-toolbox/ui';
import { engine } from '../engine/design-patent-search.engine.ts';
import type zh from '../locales/zh.json';
import { PatentInputs } from './patent-inputs.tsx';
import { PatentResults } from './patent-results.tsx';

export function DesignPatentSearch() {
  const tool = useTool(engine, { computes: 'asked', describeUse });
  const { t } = useToolWords<typeof zh>();
  const { output } = tool;
  return (
    <SampleFrame
      saves="frame"
      tool={tool}
      notice={t('ui.notice')}
      form={<PatentInputs tool={tool} />}
      heading={output ? t('ui.found', { count: output.results.length }) : ''}
      announcement={output ? t('ui.found', { count: output.results.length }) : ''}
      results={output && <PatentResults output={output} />}
      empty={<Notice tone="bad">{t('ui.searchFailed')}</Notice>}
      tips={[t('ui.tipRegisters'), t('ui.tipClass'), t('ui.tipAdvice')]}
    />
  );
}

/** Tracks a use only for submitted input. */
function describeUse(
  { type, query, results }: EngineOutput<typeof engine>,
  input: EngineParsedInput<typeof engine>,
) {
  if (query !== input.query.trim() || type !== input.type) return null;
  return { type, queryLength: query.length, results: results.length };
}
