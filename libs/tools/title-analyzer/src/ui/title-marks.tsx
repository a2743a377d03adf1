import { useToolWords } from '@seller-toolbox/tool-kit';
import { toRuns } from '@seller-toolbox/listing-ui/listing-title';
import { classNames } from '@seller-toolbox/ui';
import type { HighlightCode, TitleHighlight } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './title-marks.module.css';

const classOf = (codes: readonly HighlightCode[]) =>
  classNames(styles.mark, ...codes.map((code) => styles[code]));

/** The title in runs, with highlighted findings. */
export function TitleMarks({ title, highlights }: { title: string; highlights: readonly TitleHighlight[] }) {
  return toRuns(title, highlights).map(({ start, text, mark }) =>
    mark ? (
      <span key={start} className={classOf(mark.codes)}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** The meaning of the marks in a title. */
export function MarkLegend({ highlights }: { highlights: readonly TitleHighlight[] }) {
  const { t } = useToolWords<typeof zh>();
  const codes = [...new Set(highlights.flatMap((highlight) => highlight.codes))];
  return (
    codes.length > 0 && (
      <ul className={styles.legend} aria-label={t('ui.marked')}>
        {codes.map((code) => (
          <li key={code} className={classOf([code])}>
            {t(`ui.highlight-${code}`)}
          </li>
        ))}
      </ul>
    )
  );
}
