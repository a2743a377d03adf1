import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton, SegmentedControl } from '@seller-toolbox/ui';
import { useId } from 'react';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { FixSaving } from '../history/use-fix-to-save.ts';
import type { VersionChoice } from './use-selected-version.ts';
import styles from './version-list.module.css';

export interface VersionListProps {
  choice: VersionChoice;
  fix: TitleFix;
  onCopied: FixSaving['copied'];
}

/** The rewritten titles to choose from, each with what it favors, its length, score and a copy button; with a switch between rules and AI once there are both. */
export function VersionList({ choice, fix, onCopied }: VersionListProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const name = useId();
  const { source, versions, selected, select, show, hasAi } = choice;
  const max = format.number(fix.stats.maxAllowed);
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
          <p aria-hidden="true">
            <span>{t('ui.versions')}</span>
            <span>{t('ui.versionLength')}</span>
            <span>{t('ui.versionScore')}</span>
          </p>
          {versions.map(({ strategy, title, length, score }) => (
            <div key={strategy}>
              <label>
                <input
                  type="radio"
                  name={name}
                  checked={strategy === selected.strategy}
                  aria-label={t(`ui.strategy-${strategy}`)}
                  onChange={() => select(strategy)}
                />
                <b>{t(`ui.strategy-${strategy}`)}</b>
                <small>{t(`ui.favors-${strategy}`)}</small>
              </label>
              <span>
                <b>{format.number(length)}</b>/{max}
              </span>
              <b>{format.number(score)}</b>
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
