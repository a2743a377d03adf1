import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton, SegmentedControl } from '@seller-toolbox/ui';
import { useId } from 'react';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { FixSaving } from '../history/use-fix-to-save.ts';
import { diffTokens } from './diff-tokens.ts';
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
  const otherThan = (index: number) => versions[index === 0 ? 1 : 0]?.title;
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
        <fieldset className={styles.list}>
          <legend className="visually-hidden">{t('ui.versions')}</legend>
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
                  {diffTokens(otherThan(index) ?? title, title, language).map(({ type, after, index: at }) =>
                    type === 'unchanged' ? after : <b key={at}>{after}</b>,
                  )}
                </span>
              </label>
              <span>
                <b>{format.number(length)}</b>/{max}
                {hasScores && ` ${t('ui.versionScore')} ${format.number(score)}`}
              </span>
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
