import { FindingList, InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
import { ResultSection } from '@seller-toolbox/listing-ui/score';
import { TitlePreview } from '@seller-toolbox/listing-ui/title-picture';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy, type Ref } from 'react';
import type { engine } from '../engine/title-analyzer.engine.ts';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { AiReviewTarget } from './ai/ai-slot.tsx';
import { useFindingText } from './finding-text.ts';
import { useInForceSentence } from './in-force-sentence.ts';
import { loadSections } from './load-sections.ts';
import { OtherScores } from './other-scores.tsx';

const ClaimsSection = lazy(async () => ({
  default: (await (await loadSections()).loadClaimsSection()).ClaimsSection,
}));

export interface TitleResultsProps {
  tool: Tool<typeof engine>;
  analysis: TitleAnalysis;
  /** The same title by the rules in force today. */
  inForce: TitleAnalysis | undefined;
  /** Ref of the portal target for AI reviews. */
  aiTarget: Ref<HTMLElement>;
}

export function TitleResults({ tool, analysis, inForce, aiTarget }: TitleResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const textOf = useFindingText();
  const inForceSentence = useInForceSentence(analysis, inForce, tool.ruleSet.newer);
  const { issues, suggestions, claims, mobile } = analysis;
  const { title, marketplace } = tool.input;
  return (
    <>
      <InForceHint ruleSet={tool.ruleSet}>{inForceSentence}</InForceHint>
      <AiReviewTarget target={aiTarget} />
      <OtherScores analysis={analysis} />
      <ResultSection title={t('ui.issues')} none={issues.length === 0 && t('ui.noIssues')}>
        <FindingList findings={issues} textOf={textOf} />
      </ResultSection>
      {claims.length > 0 && (
        <LazyBoundary>
          <ClaimsSection
            title={t('ui.claims')}
            texts={[
              { name: 'title', text: title, claims, onRepair: (repaired) => tool.place({ title: repaired }) },
            ]}
            language={listingLanguage(marketplace)}
          />
        </LazyBoundary>
      )}
      <ResultSection title={t('ui.suggestions')} none={suggestions.length === 0 && t('ui.noSuggestions')}>
        <FindingList findings={suggestions} textOf={textOf} />
      </ResultSection>
      <ResultSection title={t('ui.preview')}>
        <TitlePreview
          title={title}
          language={listingLanguage(marketplace)}
          mobile={mobile}
          labels={{ desktop: t('ui.preview-desktop'), mobile: t('ui.preview-mobile') }}
        />
      </ResultSection>
    </>
  );
}
