import { Button, Icon, StatusRegion } from '@seller-toolbox/ui';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { useId, useLayoutEffect, useState } from 'react';
import { allowFiles, dropped, hasFiles } from '../../site/base/dropped-files.ts';
import { useOnDemandWords } from '../../site/base/on-demand-words.ts';
import { useHostWords } from '../../site/base/site-words.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { optionId, PaletteList } from './palette-list.tsx';
import { focusInOpenDialog } from './focus-in-open-dialog.ts';
import styles from './palette-search.module.css';
import { ASK_FIELD_ID } from '../../site/base/ask-ids.ts';
import { useAnswerGroup } from './use-answer-group.ts';
import { useChoice } from './use-choice.ts';
import { useCommandGroup } from './use-command-group.ts';
import { useFileGroup } from './use-file-group.ts';
import { useToolGroups } from './use-tool-groups.ts';

/** What was found is announced once typing has rested. */
const ANNOUNCED_AFTER = 500;
const NO_FILES: readonly File[] = [];

export interface PaletteSearchProps {
  readonly onTake: (entry: PaletteEntry, inNewTab: boolean) => void;
  readonly onShortcuts: () => void;
}

/** A field with a list of matches: arrow keys move, Enter opens. */
export function PaletteSearch({ onTake, onShortcuts }: PaletteSearchProps) {
  const t = useOnDemandWords();
  const host = useHostWords();
  const platform = usePlatformWords();
  const [query, setQuery] = useState(() => fieldOfPage()?.value ?? '');
  const [isEntered] = useState(() => fieldOfPage()?.dataset['entered'] !== undefined);
  const [files, setFiles] = useState(dropped.files);
  // Before the next key: what was typed since the first render goes on here too.
  useLayoutEffect(() => {
    const field = fieldOfPage();
    if (field) {
      if (field.value !== '') setQuery(field.value);
      field.value = '';
      delete field.dataset['entered'];
    }
    dropped.files = [];
  }, []);
  const listId = useId();
  const ofFiles = useFileGroup(files);
  const { groups: answers, isAsking } = useAnswerGroup(query);
  const ofText = [...answers, ...useToolGroups(query), ...useCommandGroup(query)];
  const groups = files.length > 0 ? ofFiles : ofText;
  const entries = groups.flatMap((group) => group.entries);
  const choice = useChoice(entries, onTake, { isEntered, isAsking });
  const { active } = choice;

  return (
    <div
      className={styles.palette}
      onDragOver={allowFiles}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setFiles([...event.dataTransfer.files]);
      }}
    >
      <div className={styles.field}>
        <Icon name="search" size={20} />
        <input
          ref={focusInOpenDialog}
          data-autofocus
          type="text"
          role="combobox"
          aria-label={host('hub.search')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionId(listId, active)}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('palette.placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setFiles(NO_FILES);
            choice.restart();
          }}
          onKeyDown={choice.onKeyDown}
        />
      </div>
      {entries.length > 0 ? (
        <PaletteList id={listId} groups={groups} active={active} onPoint={choice.point} onTake={onTake} />
      ) : files.length > 0 ? (
        <div className={styles.empty} />
      ) : isAsking ? (
        <div className={styles.empty}>
          <p>{platform('frame.computing')}</p>
        </div>
      ) : (
        <div className={styles.empty}>
          <p>{host('hub.emptyTitle')}</p>
          <p>{t('palette.emptyText')}</p>
        </div>
      )}
      <StatusRegion
        message={
          (query.trim() === '' && files.length === 0) || isAsking
            ? ''
            : t('palette.found', { count: entries.length })
        }
        delayMs={ANNOUNCED_AFTER}
      />
      <div className={styles.foot}>
        <p className={styles.hints} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('palette.choose')} <kbd>↵</kbd> {t('palette.open')} <kbd>Esc</kbd>{' '}
          {host('tool.close')}
        </p>
        <Button size="s" variant="quiet" icon="keyboard" onClick={onShortcuts}>
          {t('shortcuts.title')}
        </Button>
      </div>
    </div>
  );
}

/** What was typed there goes on here. */
function fieldOfPage(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`input#${ASK_FIELD_ID}`);
}
