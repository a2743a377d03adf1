import { FindingList, InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { ResultSection } from '@seller-toolbox/listing-ui/score';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { ScoreRing } from '@seller-toolbox/ui/charts';
import { lazy } from 'react';
import { allClaims } from '../engine/listing-claims.ts';
import type { engine } from '../engine/listing-optimizer.engine.ts';
import type { ListingOutput } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';
import { KeywordResults } from './builder-parts.tsx';
import { BestPractices } from './best-practices.tsx';
import { useInForceSentence } from './in-force-sentence.ts';
import { SCORE_NAMES } from './score-names.ts';
import { scoreTones } from './score-tones.ts';
import styles from './listing-results.module.css';

const ListingClaims = lazy(async () => {
  const { loadListingClaims } = await import('./lazy-sections.ts');
  return { default: (await loadListingClaims()).ListingClaims };
});

export interface ListingResultsProps {
  tool: Tool<typeof engine>;
  output: ListingOutput;
  /** The same listing by the rules in force today. */
  inForce: ListingOutput | undefined;
}

export function ListingResults({ tool, output, inForce }: ListingResultsProps) {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const inForceSentence = useInForceSentence(output, inForce, tool.ruleSet.newer);
  const { breakdown, issues, suggestions, claims } = output;
  return (
    <>
      <InForceHint ruleSet={tool.ruleSet}>{inForceSentence}</InForceHint>
      <div className={styles.scores}>
        {SCORE_NAMES.map((name) => (
          <ScoreRing
            key={name}
            label={t(`ui.${name}`)}
            value={output[name]}
            text={format.number(output[name])}
            thresholds={scoreTones(output)}
            verdict={t(`ui.tier-${breakdown[name].tier}`)}
            size="s"
          />
        ))}
      </div>
      {output.builder && (
        <LazyBoundary>
          <KeywordResults tool={tool} />
        </LazyBoundary>
      )}
      <ResultSection title={t('ui.issues')} none={issues.length === 0 && t('ui.noIssues')}>
        <FindingList findings={issues} textOf={textOf} />
      </ResultSection>
      {allClaims(claims).length > 0 && (
        <LazyBoundary>
          <ListingClaims tool={tool} claims={claims} />
        </LazyBoundary>
      )}
      <ResultSection title={t('ui.suggestions')}>
        <FindingList findings={suggestions} textOf={textOf} />
      </ResultSection>
      <ResultSection title={t('ui.practices')}>
        <BestPractices output={output} />
      </ResultSection>
    </>
  );
}
