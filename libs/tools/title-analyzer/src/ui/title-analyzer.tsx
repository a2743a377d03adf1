import { useLintedTool } from '@seller-toolbox/listing-ui/use-linted-tool';
import { EmptyResult, ToolFrame, useToolWords } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary, LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy, startTransition, useCallback, useState } from 'react';
import { firstEngine } from '../engine/first-engine.ts';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { AiSlot } from './ai/ai-slot.tsx';
import { analysisOf } from './analysis-of.ts';
import { loadSections } from './load-sections.ts';
import { MainScore } from './main-score.tsx';
import { TitleInputs } from './title-inputs.tsx';
import { TitleResults } from './title-results.tsx';
import { useTitleTips } from './title-tips.ts';

const ManyTitles = lazy(async () => ({
  default: (await (await loadSections()).loadManyTitles()).ManyTitles,
}));

const AnalysisExplanation = lazy(async () => ({
  default: (await (await loadSections()).loadExplanation()).AnalysisExplanation,
}));

const loadLinted = async () => (await (await loadSections()).loadEngine()).engine;

export function TitleAnalyzer() {
  const tool = useLintedTool(firstEngine, loadLinted, {
    describeUse: (output) => describeUse(analysisOf(output)),
  });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const analysis = analysisOf(tool.output);
  const effectiveInput = { ...tool.input, ruleSet: analysis?.ruleSet ?? tool.input.ruleSet };
  const [aiTarget, setAiTarget] = useState<HTMLElement | null>(null);
  // As a transition: a synchronous update would render the whole tool twice before the page responds.
  const aiTargetRef = useCallback(
    (target: HTMLElement | null) => startTransition(() => setAiTarget(target)),
    [],
  );
  const byStandard = analysisOf(tool.outputByStandard);
  const sentenceOf = ({ score, issues }: TitleAnalysis) =>
    t('ui.announcement', { score: format.number(score), issues: issues.length });
  const setTitle = (title: string) => tool.place({ title });
  function takeTitle(title: string) {
    tool.place({ title });
    void tool.clear({ what: 'example', own: ['title'] });
  }
  return (
    <ToolFrame
      tool={tool}
      inputs={
        <>
          <TitleInputs tool={tool} analysis={analysis} />
          <AiSlot
            input={effectiveInput}
            isEmpty={!analysis}
            isDirty={tool.isDirty}
            target={aiTarget}
            onTitle={setTitle}
          />
        </>
      }
      labelOf={(path) => (path === 'title' || path === 'keyword' ? t(`ui.${path}`) : undefined)}
      figure={analysis && <MainScore analysis={analysis} />}
      announcement={analysis ? sentenceOf(analysis) : t('ui.emptyTitle')}
      standardFigure={byStandard && sentenceOf(byStandard)}
      results={
        analysis ? (
          <TitleResults
            tool={tool}
            analysis={analysis}
            inForce={analysisOf(tool.outputInForce)}
            aiTarget={aiTargetRef}
          />
        ) : (
          <EmptyResult tool={tool}>{t('ui.emptyTitle')}</EmptyResult>
        )
      }
      explanation={
        analysis && (
          <DeferredPart>
            <LazyBoundary>
              <AnalysisExplanation analysis={analysis} />
            </LazyBoundary>
          </DeferredPart>
        )
      }
      more={
        <LazyDisclosure summary={t('ui.manyTitles')} aside="CSV · XLSX" takesFiles>
          <ManyTitles input={effectiveInput} hasExample={tool.hasExample} onTitle={takeTitle} />
        </LazyDisclosure>
      }
      tips={useTitleTips(tool.ruleSet.current)}
    />
  );
}

function describeUse(analysis: ReturnType<typeof analysisOf>) {
  if (!analysis) return null;
  const { length, wordCount, ruleSet, keyword } = analysis;
  return { length, wordCount, ruleSet, hasKeyword: keyword !== null };
}
