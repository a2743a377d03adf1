import { FindingList, InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { LatePart } from '@seller-toolbox/tool-kit/late-part';
import { ResultSection } from '@seller-toolbox/tool-kit/score';
import { lazy } from 'react';
import type { engine } from '../engine/title-analyzer.engine.ts';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import type { AiReviews } from './ai/ai-reviews.ts';
import { useFindingText } from './finding-text.ts';
import { useInForceSentence } from './in-force-sentence.ts';
import { OtherScores } from './other-scores.tsx';
import { TitlePreview } from './title-preview.tsx';

const ReviewPanel = lazy(async () => ({ default: (await import('./ai/review-panel.tsx')).ReviewPanel }));

export interface TitleResultsProps {
  tool: Tool<typeof engine>;
  analysis: TitleAnalysis;
  /** The same title by the rules in force today. */
  inForce: TitleAnalysis | undefined;
  reviews: AiReviews;
  /** Takes a proposed title. */
  onUse: (title: string) => void;
}

export function TitleResults({ tool, analysis, inForce, reviews, onUse }: TitleResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const textOf = useFindingText();
  const inForceSentence = useInForceSentence(analysis, inForce, tool.ruleSet.newer);
  const { issues, suggestions, mobile } = analysis;
  const { title, marketplace } = tool.input;
  return (
    <>
      <InForceHint ruleSet={tool.ruleSet}>{inForceSentence}</InForceHint>
      {(reviews['title-optimization'] || reviews['compliance-check']) && (
        <LatePart>
          <ReviewPanel input={{ ...tool.input, ruleSet: analysis.ruleSet }} reviews={reviews} onUse={onUse} />
        </LatePart>
      )}
      <OtherScores analysis={analysis} />
      <ResultSection title={t('ui.issues')} none={issues.length === 0 && t('ui.noIssues')}>
        <FindingList findings={issues} textOf={textOf} />
      </ResultSection>
      <ResultSection title={t('ui.suggestions')} none={suggestions.length === 0 && t('ui.noSuggestions')}>
        <FindingList findings={suggestions} textOf={textOf} />
      </ResultSection>
      <ResultSection title={t('ui.preview')}>
        <TitlePreview title={title} marketplace={marketplace} mobile={mobile} />
      </ResultSection>
    </>
  );
}
