import { Badge, classNames, Icon } from '@seller-toolbox/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useOnDemandWords } from '../../site/base/on-demand-words.ts';
import { useHostWords } from '../../site/base/site-words.tsx';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import styles from './palette-list.module.css';

export interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly active: PaletteEntry | undefined;
  readonly onPoint: (entry: PaletteEntry) => void;
  readonly onTake: (entry: PaletteEntry, inNewTab: boolean) => void;
}

/** The id of a line in the page, for the field that points at it. */
export function optionId(listId: string, { key }: PaletteEntry): string {
  return `${listId}-${key}`;
}

/** The results, in groups. The focus stays in the field, which names the active line. */
export function PaletteList({ id, groups, active, onPoint, onTake }: PaletteListProps) {
  const t = useHostWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.key]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={t('header.tools')} className={styles.list}>
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <div id={`${id}-${group.key}`} className={styles.group} role="presentation">
            {group.title}
          </div>
          {group.entries.map((entry) => (
            <Option
              key={entry.key}
              id={optionId(id, entry)}
              entry={entry}
              isActive={entry.key === active?.key}
              onPoint={onPoint}
              onTake={onTake}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<PaletteListProps, 'onPoint' | 'onTake'> {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isActive: boolean;
}

function Option({ id, entry, isActive, onPoint, onTake }: OptionProps) {
  const isChoice = entry.leadsTo !== null;
  const take = (event: MouseEvent) => onTake(entry, event.ctrlKey || event.metaKey);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={!isChoice}
      className={classNames(styles.option, isActive && styles.active)}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isChoice && !isActive ? () => onPoint(entry) : undefined}
      onClick={isChoice ? take : undefined}
    >
      <Icon name={entry.icon} size={18} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.title} lang={entry.lang}>
          {entry.title}
        </span>
        {entry.line !== undefined && <span className={styles.line}>{entry.line}</span>}
      </span>
      <Mark mark={entry.mark} />
    </div>
  );
}

function Mark({ mark }: { mark: PaletteEntry['mark'] }) {
  const t = useHostWords();
  const onDemandWords = useOnDemandWords();
  if (mark === 'hot') return <Badge>{t('hub.hot')}</Badge>;
  if (mark === 'soon') return <Badge>{t('hub.soon')}</Badge>;
  if (mark === 'favorite') {
    return <Icon name="star" size={16} className={styles.star} label={onDemandWords('palette.favorite')} />;
  }
  return null;
}
