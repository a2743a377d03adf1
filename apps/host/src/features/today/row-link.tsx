import type { TodayText, TodayValue } from '@seller-toolbox/tool-contract';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { Icon } from '@seller-toolbox/ui';
import { useFormat, useI18n, useLanguage } from '@seller-toolbox/words/react';
import styles from './row-link.module.css';
import type { ToolRow } from './use-today.ts';

/** Significant digits of a rate. */
const RATE_DIGITS = 5;

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
function useTodayText(toolId: string): (text: TodayText) => string {
  const t = useI18n().getFixedT(useLanguage(), toolId);
  const format = useFormat();
  const written = (value: TodayValue): string | number => {
    if (typeof value !== 'object') return value;
    if ('day' in value) return format.date(value.day);
    if ('rate' in value) return format.significant(value.rate, RATE_DIGITS);
    if ('change' in value) return `${value.change > 0 ? '+' : ''}${format.percent(value.change, 2)}`;
    return t(`ui.${value.code}`);
  };
  return ({ code, params = {} }) =>
    t(
      `ui.${code}`,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, written(value)])),
    );
}
