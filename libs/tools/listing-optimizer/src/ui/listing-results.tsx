import { FindingList, InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { ClaimsSlot } from '@seller-toolbox/listing-ui/claims';
import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
import { ResultSection } from '@seller-toolbox/listing-ui/score';
import { useFormat } from '@seller-toolbox/words/react';
import { ScoreRing } from '@seller-toolbox/ui/charts';
import type { engine } from '../engine/listing-optimizer.engine.ts';
import type { ListingOutput } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';
import { useClaimedTexts } from './claimed-texts.ts';
import { BestPractices } from './best-practices.tsx';
import { useInForceSentence } from './in-force-sentence.ts';
import { SCORE_NAMES } from './score-names.ts';
import { scoreTones } from './score-tones.ts';
import styles from './listing-results.module.css';

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
  const { breakdown, issues, suggestions } = output;
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
      <ResultSection title={t('ui.issues')} none={issues.length === 0 && t('ui.noIssues')}>
        <FindingList findings={issues} textOf={textOf} />
      </ResultSection>
      <ClaimsSlot
        title={t('ui.claims')}
        texts={useClaimedTexts(tool, output)}
        language={listingLanguage(tool.input.marketplace)}
        isDirty={tool.isDirty}
      />
      <ResultSection title={t('ui.suggestions')}>
        <FindingList findings={suggestions} textOf={textOf} />
      </ResultSection>
      <ResultSection title={t('ui.practices')}>
        <BestPractices output={output} />
      </ResultSection>
    </>
  );
}
