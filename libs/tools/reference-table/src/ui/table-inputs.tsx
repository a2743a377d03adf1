import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button } from '@seller-toolbox/ui';
import { useEffect, useRef } from 'react';
import type { engine } from '../engine/reference-table.engine.ts';
import type { TableId } from '../engine/reference-table.types.ts';
import type zh from '../locales/zh.json';
import { SearchField } from './search-field.tsx';
import { useTableName } from './use-table-name.ts';
import styles from './table-inputs.module.css';

/** The name of the open table, a link back, and the search. */
export function TableInputs({ tool, tableId }: { tool: Tool<typeof engine>; tableId: TableId }) {
  const { t } = useToolWords<typeof zh>();
  const nameOf = useTableName();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isDirty } = tool;
  useEffect(() => {
    // Opened by a card: focus moves to the table. Opened by a link: focus stays where the browser put it.
    if (isDirty) heading.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per opening
  }, [tableId]);
  return (
    <>
      <Button
        icon="arrow-left"
        variant="quiet"
        className={styles.back}
        onClick={() => tool.place({ tableId: undefined, query: '' })}
      >
        {t('ui.back')}
      </Button>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {nameOf(tableId)}
        </h2>
        <p className={styles.about}>{t(`ui.about-${tableId}`)}</p>
      </div>
      <SearchField tool={tool} label={t('ui.search')} />
    </>
  );
}
