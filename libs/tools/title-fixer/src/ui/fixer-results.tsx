import { FindingList, InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { FULL_SCORE } from '@seller-toolbox/listing-text/score';
import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
import { ResultSection } from '@seller-toolbox/listing-ui/score';
import { Icon } from '@seller-toolbox/ui';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy } from 'react';
import type { engine } from '../engine/title-fixer.engine.ts';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fixer-results.module.css';
import { useInForceSentence } from './in-force-sentence.ts';
import { PolicyTips } from './policy-tips.tsx';
import type { VersionChoice } from './versions/use-selected-version.ts';
import { VersionPanel } from './versions/version-panel.tsx';

const ClaimsSection = lazy(async () => {
  const { loadClaimsSection } = await import('./lazy-parts.ts');
  return { default: (await loadClaimsSection()).ClaimsSection };
});

export interface FixerResultsProps {
  tool: Tool<typeof engine>;
  fix: TitleFix;
  /** The same title by the rules in force today. */
  inForce: TitleFix | undefined;
  choice: VersionChoice;
  onCopied: () => void;
}

export function FixerResults({ tool, fix, inForce, choice, onCopied }: FixerResultsProps) {
  const { t, textOf } = useToolWords<typeof zh>();
  const inForceSentence = useInForceSentence(fix, inForce, tool.ruleSet.newer);
  const { title, marketplace } = tool.input;
  const { violations, findings, claims } = fix;
  const areFixed = violations.length > 0 && choice.selected?.score === FULL_SCORE;
  const problemsTitle = areFixed
    ? 'ui.originalFixed'
    : violations.length > 0
      ? 'ui.originalProblems'
      : 'ui.check';
  return (
    <>
      <InForceHint ruleSet={tool.ruleSet}>{inForceSentence}</InForceHint>
      <ResultSection title={t('ui.versions')}>
        <VersionPanel
          choice={choice}
          fix={fix}
          original={title.trim()}
          language={listingLanguage(marketplace)}
          onCopied={onCopied}
        />
        <FindingList findings={findings} textOf={textOf} />
      </ResultSection>
      <ResultSection title={t(problemsTitle)} none={violations.length === 0 && t('ui.noViolations')}>
        {areFixed ? (
          <ul className={styles.fixed}>
            {violations.map(({ finding }) => (
              <li key={finding.code}>
                <Icon name="circle-check" size={16} label={t('ui.fixed')} />
                {textOf(finding)}
              </li>
            ))}
          </ul>
        ) : (
          <FindingList findings={violations.map(({ finding }) => finding)} textOf={textOf} />
        )}
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
      <PolicyTips fix={fix} />
    </>
  );
}
