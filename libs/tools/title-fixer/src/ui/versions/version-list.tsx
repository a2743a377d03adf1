import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton, SegmentedControl } from '@seller-toolbox/ui';
import { useId } from 'react';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { FixSaving } from '../history/use-fix-to-save.ts';
import { ItemHighlights } from './item-highlights.tsx';
import { leftOut } from './left-out.ts';
import { MarkedTitle } from './marked-title.tsx';
import { versionWithSameWords } from './same-words.ts';
import type { ShownVersion } from './shown-version.ts';
import type { VersionChoice } from './use-selected-version.ts';
import styles from './version-list.module.css';

export interface VersionListProps {
  choice: VersionChoice;
  fix: TitleFix;
  original: string;
  /** The language of the listing. */
  language: string | undefined;
  onCopied: FixSaving['copied'];
}

/** The rewritten titles to choose from, the selected one in full with its item highlights; with a switch between rules and AI once there are both. */
export function VersionList(props: VersionListProps) {
  const { t } = useToolWords<typeof zh>();
  const group = useId();
  const { source, versions, selected, show, hasAi } = props.choice;
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
          {versions.map((version) => (
            <Version key={version.strategy} {...props} group={group} version={version} selected={selected} />
          ))}
          <p>
            <i aria-hidden="true" /> {t('ui.diffAdded')}
          </p>
        </fieldset>
      )}
    </>
  );
}

interface VersionProps extends VersionListProps {
  /** The name of the radio buttons. */
  group: string;
  version: ShownVersion;
  selected: ShownVersion;
}

/** What a version favors, its length, its score where they differ, its title, whether another has the same words, and what it says less than the first. */
function Version(props: VersionProps) {
  const { choice, fix, original, language, onCopied, group, version, selected } = props;
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { strategy, title, length, score, itemHighlights } = version;
  const { versions, select } = choice;
  const id = `${group}-${strategy}`;
  const isSelected = version === selected;
  const same = isSelected ? undefined : versionWithSameWords(version, versions, selected);
  const lost = !same && versions[0] && leftOut(version, versions[0], language);
  const name = t(`ui.strategy-${strategy}`);
  return (
    <div className={isSelected ? styles.selected : undefined}>
      <label>
        <input
          type="radio"
          name={group}
          checked={isSelected}
          aria-label={name}
          aria-describedby={id}
          onChange={() => select(strategy)}
        />
        <span>
          <b>{name}</b> <small>{t(`ui.favors-${strategy}`)}</small>
        </span>
        <span id={id} className={styles.title} lang={language} dir="auto">
          <MarkedTitle before={original} after={title} language={language} />
        </span>
        {same && <small>{t('ui.sameWords', { name: t(`ui.strategy-${same.strategy}`) })}</small>}
        {lost && (
          <small>{t(lost.isInHighlights ? 'ui.leftOutMoved' : 'ui.leftOut', { words: lost.words })}</small>
        )}
      </label>
      <span>
        <b>{format.number(length)}</b>/{format.number(fix.stats.maxAllowed)}
        {versions.some((other) => other.score !== score) &&
          ` ${t('ui.versionScore')} ${format.number(score)}`}
      </span>
      <CopyButton
        text={title}
        label={isSelected ? t('ui.copyTitle') : `${t('ui.copyTitle')}: ${name}`}
        copiedLabel={platform('frame.copied')}
        failedLabel={platform('frame.copyFailed')}
        look={isSelected ? 'words' : 'icon'}
        variant={isSelected ? 'primary' : undefined}
        onCopied={() => onCopied(strategy)}
      />
      {isSelected && itemHighlights && (
        <ItemHighlights text={itemHighlights} ruleSet={fix.ruleSet} language={language} />
      )}
    </div>
  );
}
