import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton, SegmentedControl } from '@seller-toolbox/ui';
import { useId, useMemo } from 'react';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { FixSaving } from '../history/use-fix-to-save.ts';
import { differingRuns } from './differing-runs.ts';
import type { VersionChoice } from './use-selected-version.ts';
import styles from './version-list.module.css';

export interface VersionListProps {
  choice: VersionChoice;
  fix: TitleFix;
  /** The language of the listing. */
  language: string | undefined;
  onCopied: FixSaving['copied'];
}

/** The rewritten titles to choose from, each with what it favors, its length and a copy button, and with its score where they differ; with a switch between rules and AI once there are both. */
export function VersionList({ choice, fix, language, onCopied }: VersionListProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const name = useId();
  const { source, versions, selected, select, show, hasAi } = choice;
  const max = format.number(fix.stats.maxAllowed);
  const hasScores = versions.some(({ score }) => score !== versions[0]?.score);
  const runsOf = useRuns(versions, language);
  return (
    <>
      {hasAi && (
        <SegmentedControl
          label={t('ui.source')}
          options={[
            { value: 'rules', label: t('ui.source-rules') },
            { value: 'ai', label: t('ui.source-ai') },
          ]}
          value={source}
          onValueChange={show}
        />
      )}
      {selected && (
        <fieldset className={styles.list} data-scores={hasScores}>
          <legend className="visually-hidden">{t('ui.versions')}</legend>
          <p aria-hidden="true">
            <span>{t('ui.versions')}</span>
            <span>{t('ui.versionLength')}</span>
            {hasScores && <span>{t('ui.versionScore')}</span>}
          </p>
          {versions.map(({ strategy, title, length, score }, index) => (
            <div key={strategy}>
              <label>
                <input
                  type="radio"
                  name={name}
                  checked={strategy === selected.strategy}
                  aria-label={t(`ui.strategy-${strategy}`)}
                  aria-describedby={`${name}-${strategy}`}
                  onChange={() => select(strategy)}
                />
                <span>
                  <b>{t(`ui.strategy-${strategy}`)}</b> <small>{t(`ui.favors-${strategy}`)}</small>
                </span>
                <span id={`${name}-${strategy}`} className={styles.title} lang={language} dir="auto">
                  {runsOf[index]?.map((run, at) => (run.differs ? <b key={at}>{run.text}</b> : run.text))}
                </span>
              </label>
              <span>
                <b>{format.number(length)}</b>/{max}
              </span>
              {hasScores && <b>{format.number(score)}</b>}
              <CopyButton
                text={title}
                label={`${t('ui.copyTitle')}: ${t(`ui.strategy-${strategy}`)}`}
                copiedLabel={platform('frame.copied')}
                failedLabel={platform('frame.copyFailed')}
                look="icon"
                onCopied={() => onCopied(strategy)}
              />
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Each title in what it shares with all others and what it does not. */
function useRuns(versions: VersionChoice['versions'], language: string | undefined) {
  return useMemo(() => {
    const titles = versions.map(({ title }) => title);
    return titles.map((title, index) =>
      differingRuns(
        title,
        titles.filter((_, at) => at !== index),
        language,
      ),
    );
  }, [versions, language]);
}
