import { useToolWords } from '@seller-toolbox/tool-kit';
import { classNames, Icon } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Combination } from '../engine/combination.ts';
import type { CombinationPlan } from '../engine/combination-plan.ts';
import type zh from '../locales/zh.json';
import { contentHeight, listWindow, scrollToRow } from './list-window.ts';
import type { Selection } from './use-selection.ts';
import styles from './combination-list.module.css';

const ROW_HEIGHT = 44;
const SHOWN_ROWS = 10;

export interface CombinationListProps {
  plan: CombinationPlan;
  selection: Selection;
}

/** A virtualized list with keyboard navigation: arrow keys, page keys, Home, End; space selects. */
export function CombinationList({ plan, selection }: CombinationListProps) {
  const { t } = useToolWords<typeof zh>();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [activeRow, setActive] = useState(0);
  const { total } = plan;
  const active = Math.min(activeRow, total - 1);
  const view = { total, rowHeight: ROW_HEIGHT, viewHeight: Math.min(total, SHOWN_ROWS) * ROW_HEIGHT };
  const { first, count, top } = listWindow(view, Math.min(scrollTop, contentHeight(view) - view.viewHeight));
  const rows = plan.rows(first, count);

  function moveTo(row: number) {
    const next = Math.max(0, Math.min(total - 1, row));
    setActive(next);
    const position = scrollToRow(view, next, scrollTop);
    setScrollTop(position);
    if (frame.current) frame.current.scrollTop = position;
  }

  function pressKey(event: KeyboardEvent) {
    const target = moveByKey(event.key, active, total);
    if (target !== undefined) moveTo(target);
    else if (event.key === ' ' || event.key === 'Enter') {
      const [row] = plan.rows(active, 1);
      if (row) selection.toggle(row.index);
    } else return;
    event.preventDefault();
  }

  const isActiveRendered = active >= first && active < first + rows.length;
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ height: view.viewHeight }}
      role="listbox"
      aria-multiselectable="true"
      aria-label={t('ui.combinations')}
      aria-activedescendant={isActiveRendered ? `${id}-${active}` : undefined}
      tabIndex={0}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      onKeyDown={pressKey}
    >
      <div role="presentation" className={styles.content} style={{ height: contentHeight(view) }}>
        <div role="presentation" className={styles.window} style={{ transform: `translateY(${top}px)` }}>
          {rows.map((row, index) => (
            <CombinationRow
              key={row.index}
              id={`${id}-${first + index}`}
              row={row}
              rank={first + index + 1}
              total={total}
              isActive={first + index === active}
              isSelected={selection.has(row.index)}
              onToggle={() => {
                setActive(first + index);
                selection.toggle(row.index);
              }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function moveByKey(key: string, active: number, total: number): number | undefined {
  const page = SHOWN_ROWS - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: total - 1,
  };
  return moves[key];
}

interface CombinationRowProps {
  id: string;
  row: Combination;
  rank: number;
  total: number;
  isActive: boolean;
  isSelected: boolean;
  onToggle: () => void;
}

function CombinationRow({ id, row, rank, total, isActive, isSelected, onToggle }: CombinationRowProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-posinset={rank}
      aria-setsize={total}
      className={classNames(styles.row, isActive && styles.active, isSelected && styles.selected)}
      onClick={onToggle}
    >
      <span className={styles.box} aria-hidden="true">
        {isSelected && <Icon name="check" size={14} />}
      </span>
      <span className={styles.rank}>{format.number(rank)}</span>
      <span className={styles.text} dir="auto" title={row.combination}>
        {row.combination}
      </span>
      <span className={styles.counts}>
        {t('ui.counts', { words: format.number(row.wordCount), chars: format.number(row.charCount) })}
      </span>
    </div>
  );
}
