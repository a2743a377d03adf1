import type { ToolText } from '@seller-toolbox/tool-contract';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { Icon } from '@seller-toolbox/ui';
import { writeText } from '@seller-toolbox/words/write-text';
import { useFormat, useI18n, useLanguage } from '@seller-toolbox/words/react';
import styles from './row-link.module.css';
import { todayWords, type ToolRow } from './use-today.ts';

/** A row of a tool as a link to it. */
export function RowLink({ row }: { row: ToolRow }) {
  const text = useTodayText(row.toolId);
  return (
    <LocalLink to={paths.tool(row.toolId)} className={styles.row} data-urgent={row.isUrgent === true}>
      <span className={styles.label}>{text(row.label)}</span>
      <span className={styles.figure}>
        {row.isUrgent === true && <Icon name="clock" size={18} />}
        {text(row.figure)}
      </span>
      <span className={styles.note}>{text(row.note)}</span>
    </LocalLink>
  );
}

/** Writes a text with the tool's words and the formats of the language. */
function useTodayText(toolId: string): (text: ToolText) => string {
  const t = useI18n().getFixedT(useLanguage(), todayWords(toolId));
  const format = useFormat();
  return (text) => writeText(text, { t, format });
}
