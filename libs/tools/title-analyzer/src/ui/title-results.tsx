import { FindingList, InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import type { engine } from '../engine/title-analyzer.engine.ts';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { useFindingText } from './finding-text.ts';
import { useInForceSentence } from './in-force-sentence.ts';
import { OtherScores } from './other-scores.tsx';
import { TitlePreview } from './title-preview.tsx';
import styles from './title-results.module.css';

export interface TitleResultsProps {
  tool: Tool<typeof engine>;
  analysis: TitleAnalysis;
  /** The same title by the rules in force today. */
  inForce: TitleAnalysis | undefined;
}

export function TitleResults({ tool, analysis, inForce }: TitleResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const textOf = useFindingText();
  const inForceSentence = useInForceSentence(analysis, inForce, tool.ruleSet.newer);
  const { issues, suggestions, mobile } = analysis;
  const { title, marketplace } = tool.input;
  return (
    <>
      <InForceHint ruleSet={tool.ruleSet}>{inForceSentence}</InForceHint>
      <OtherScores analysis={analysis} />
      <section className={styles.section}>
        <h2>{t('ui.issues')}</h2>
        {issues.length === 0 && <p className={styles.none}>{t('ui.noIssues')}</p>}
        <FindingList findings={issues} textOf={textOf} />
      </section>
      <section className={styles.section}>
        <h2>{t('ui.suggestions')}</h2>
        {suggestions.length === 0 && <p className={styles.none}>{t('ui.noSuggestions')}</p>}
        <FindingList findings={suggestions} textOf={textOf} />
      </section>
      <section className={styles.section}>
        <h2>{t('ui.preview')}</h2>
        <TitlePreview title={title} marketplace={marketplace} mobile={mobile} />
      </section>
    </>
  );
}
