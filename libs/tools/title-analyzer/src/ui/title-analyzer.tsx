import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import { engine } from '../engine/title-analyzer.engine.ts';
import type zh from '../locales/zh.json';
import { analysisOf } from './analysis-of.ts';
import { AnalysisExplanation } from './analysis-explanation.tsx';
import { MainScore } from './main-score.tsx';
import { TitleInputs } from './title-inputs.tsx';
import { TitleResults } from './title-results.tsx';
import { useTitleTips } from './title-tips.ts';

export function TitleAnalyzer() {
  const tool = useTool(engine, { describeUse: (output) => describeUse(analysisOf(output)) });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const analysis = analysisOf(tool.output);
  return (
    <ToolFrame
      tool={tool}
      inputs={<TitleInputs tool={tool} analysis={analysis} />}
      labelOf={(path) => (path === 'title' || path === 'keyword' ? t(`ui.${path}`) : undefined)}
      figure={analysis && <MainScore analysis={analysis} />}
      announcement={
        analysis
          ? t('ui.announcement', { score: format.number(analysis.score), issues: analysis.issues.length })
          : t('ui.emptyTitle')
      }
      results={
        analysis ? (
          <TitleResults tool={tool} analysis={analysis} inForce={analysisOf(tool.outputInForce)} />
        ) : (
          <p>{t('ui.emptyTitle')}</p>
        )
      }
      explanation={analysis && <AnalysisExplanation analysis={analysis} />}
      tips={useTitleTips(tool.ruleSet.current)}
    />
  );
}

function describeUse(analysis: ReturnType<typeof analysisOf>) {
  if (!analysis) return null;
  const { length, wordCount, ruleSet, keyword } = analysis;
  return { length, wordCount, ruleSet, hasKeyword: keyword !== null };
}
