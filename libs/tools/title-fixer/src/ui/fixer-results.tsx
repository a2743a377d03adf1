import { FindingList, InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { FULL_SCORE } from '@seller-toolbox/listing-text/score';
import { ResultSection } from '@seller-toolbox/listing-ui/score';
import { Badge, Icon } from '@seller-toolbox/ui';
import { LazyBoundary, LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy } from 'react';
import type { engine } from '../engine/title-fixer.engine.ts';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fixer-results.module.css';
import { PRAISE } from './marked-codes.ts';
import { limitOf } from './violation-text.ts';
import { useInForceSentence } from './in-force-sentence.ts';
import { PolicyTips } from './policy-tips.tsx';
import type { FixSaving } from './history/use-fix-to-save.ts';
import type { VersionChoice } from './versions/use-selected-version.ts';
import { VersionList } from './versions/version-list.tsx';

const ClaimsSection = lazy(async () => {
  const { loadClaimsSection } = await import('./lazy-parts.ts');
  return { default: (await loadClaimsSection()).ClaimsSection };
});

const VersionChanges = lazy(async () => {
  const { loadVersionChanges } = await import('./lazy-parts.ts');
  return { default: (await loadVersionChanges()).VersionChanges };
});

export interface FixerResultsProps {
  tool: Tool<typeof engine>;
  fix: TitleFix;
  /** The same title by the rules in force today. */
  inForce: TitleFix | undefined;
  choice: VersionChoice;
  /** Trimmed. */
  original: string;
  /** The language of the listing. */
  language: string | undefined;
  onCopied: FixSaving['copied'];
}

export function FixerResults(props: FixerResultsProps) {
  const { tool, fix, inForce, choice, original, language } = props;
  const { t, textOf } = useToolWords<typeof zh>();
  const inForceSentence = useInForceSentence(fix, inForce, tool.ruleSet.newer);
  const format = useFormat();
  const { title } = tool.input;
  const { violations, findings, claims } = fix;
  const { source, selected } = choice;
  const areFixed = violations.length > 0 && selected?.score === FULL_SCORE;
  const isPraiseGone =
    areFixed && selected.changes.some((change) => 'code' in change && PRAISE_REMOVED.includes(change.code));
  return (
    <>
      <InForceHint ruleSet={tool.ruleSet}>{inForceSentence}</InForceHint>
      <VersionList {...props} />
      <div className={styles.status}>
        {selected && source === 'ai' && <Badge tone="accent">{t('ui.source-ai')}</Badge>}
        {areFixed && <FixedProblems violations={violations} isPraiseGone={isPraiseGone} />}
      </div>
      {!areFixed && (
        <ResultSection
          title={t(violations.length > 0 ? 'ui.originalProblems' : 'ui.check')}
          none={violations.length === 0 && t('ui.noViolations')}
        >
          <FindingList findings={violations.map(({ finding }) => finding)} textOf={textOf} />
        </ResultSection>
      )}
      <FindingList
        findings={isPraiseGone ? findings.filter(({ code }) => code !== PRAISE) : findings}
        textOf={textOf}
      />
      {claims.length > 0 && (
        <LazyBoundary>
          <ClaimsSection
            title={t('ui.claims')}
            texts={[
              { name: 'title', text: title, claims, onRepair: (repaired) => tool.place({ title: repaired }) },
            ]}
            language={language}
          />
        </LazyBoundary>
      )}
      <div className={styles.panels}>
        {selected && (
          <LazyDisclosure
            summary={t('ui.changes')}
            aside={`${format.number(fix.stats.length)} → ${format.number(selected.length)}`}
            look="plain"
          >
            <VersionChanges version={selected} original={original} language={language} />
          </LazyDisclosure>
        )}
        <PolicyTips fix={fix} />
      </div>
    </>
  );
}

/** The changes that took praise and dates out. */
const PRAISE_REMOVED: readonly string[] = ['removed-praise', 'removed-guarantees', 'removed-dates'];

/** Its kind, repeated words, would not say what it is. */
const NOT_ALLOWED = 'words-not-allowed';

interface FixedProblemsProps extends Pick<TitleFix, 'violations'> {
  readonly isPraiseGone: boolean;
}

/** The kinds of problems that the original title has and the selected version has not. */
function FixedProblems({ violations, isPraiseGone }: FixedProblemsProps) {
  const { t, textOf } = useToolWords<typeof zh>();
  const problems = violations.map((violation) =>
    violation.finding.code === NOT_ALLOWED
      ? textOf(violation.finding)
      : t(`ui.type-${violation.type}`) + limitOf(violation),
  );
  if (isPraiseGone) problems.push(t('ui.praise'));
  return (
    <ul className={styles.fixed} aria-label={t('ui.originalFixed')}>
      {[...new Set(problems)].map((problem) => (
        <li key={problem}>
          <Icon name="circle-check" size={16} label={t('ui.fixed')} />
          {problem}
        </li>
      ))}
    </ul>
  );
}
