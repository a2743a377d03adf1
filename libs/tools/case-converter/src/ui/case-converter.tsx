import { EmptyResult, ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { useState } from 'react';
import { engine } from '../engine/case-converter.engine.ts';
import { CASE_MODES, type CaseMode } from '../engine/case-modes.ts';
import type zh from '../locales/zh.json';
import { CaseCards } from './case-cards.tsx';
import { CaseExplanation } from './case-explanation.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseInputs } from './case-inputs.tsx';
import { useCaseHistory } from './use-case-history.ts';

/** The cards convert what they show; the page only needs the length, so it runs the fastest mode. */
const SUPPLIED = { mode: 'lower' } as const;

export function CaseConverter() {
  const [applied, setApplied] = useState<{ text: string; mode: CaseMode } | null>(null);
  const tool = useTool(engine, {
    supplied: SUPPLIED,
    describeUse: ({ length }, { text }) =>
      length === 0 ? null : describeConversion(applied?.text === text ? applied.mode : 'all', length),
  });
  const { t } = useToolWords<typeof zh>();
  const history = useCaseHistory();
  const { titleStyle } = tool.input;
  const length = tool.output?.length ?? 0;
  return (
    <ToolFrame
      tool={tool}
      inputs={<CaseInputs tool={tool} />}
      announcement={length === 0 ? t('ui.empty') : t('ui.announcement', { count: length })}
      results={
        length === 0 ? (
          <EmptyResult tool={tool}>{t('ui.empty')}</EmptyResult>
        ) : (
          <CaseCards
            text={tool.input.text}
            titleStyle={titleStyle}
            onTitleStyle={(style) => tool.change({ titleStyle: style })}
            onCopied={(mode) => {
              history.save({ text: tool.input.text, mode, titleStyle });
              tool.trackAction(describeConversion(mode, length));
            }}
            onApply={(mode, converted) => {
              history.save({ text: tool.input.text, mode, titleStyle });
              setApplied({ text: converted, mode });
              tool.place({ text: converted, mode });
            }}
          />
        )
      }
      explanationCounts={{ lines: CASE_MODES.length }}
      explanation={<CaseExplanation />}
      more={<CaseHistory history={history} onRestore={(entry) => tool.place(entry)} />}
      tips={[t('ui.tipTitle'), t('ui.tipCapitals'), t('ui.tipLines')]}
    />
  );
}

/** `all`: the text is shown in all six cases, and none has been copied. */
function describeConversion(conversionType: CaseMode | 'all', textLength: number) {
  return { conversionType, textLength };
}
