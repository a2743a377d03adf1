import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { FindingList, useToolWords } from '@seller-toolbox/tool-kit';
import { Disclosure, Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { ReportReading, SkippedLines } from '../import/read-report.ts';
import type zh from '../locales/zh.json';
import { ColumnMapping } from './column-mapping.tsx';
import styles from './file-reading.module.css';
import { loadReadingWords, READING_WORDS, type ReadingWords } from './reading-words.ts';
import type { Report } from './use-report.ts';

export interface FileReadingProps {
  report: Report;
  reading: ReportReading;
}

/** Summary of the import: lines used, lines skipped with reasons, and the column mapping. */
export function FileReading(props: FileReadingProps) {
  return (
    <LazyWords namespace={READING_WORDS} load={loadReadingWords}>
      <Summary {...props} />
    </LazyWords>
  );
}

function Summary({ report, reading }: FileReadingProps) {
  const { textOf } = useToolWords<typeof zh>();
  const t = useWords<ReadingWords>(READING_WORDS);
  const format = useFormat();
  const { missing, skipped, linesRead, findings } = reading;
  const skippedCount = skipped.reduce((sum, { count }) => sum + count, 0);
  const mustMap = missing.length > 0;
  // Only the initial state: it must not close while the visitor is choosing columns.
  const [isOpenAtFirst] = useState(mustMap);
  return (
    <div className={styles.reading}>
      {mustMap && (
        <Notice tone="warn" live="polite" title={t('reading.missingTitle')}>
          {t('reading.missing', { fields: format.list(missing.map((field) => t(`reading.field-${field}`))) })}
        </Notice>
      )}
      <FindingList findings={findings} textOf={textOf} />
      <Disclosure
        open={isOpenAtFirst}
        look="boxed"
        summary={
          mustMap
            ? t('reading.mapping')
            : t('reading.readSummary', {
                used: format.number(linesRead - skippedCount),
                read: format.number(linesRead),
                left: format.number(skippedCount),
              })
        }
      >
        <p className={styles.facts}>{useFileFacts(reading)}</p>
        {skipped.length > 0 && <SkippedList skipped={skipped} />}
        <ColumnMapping report={report} reading={reading} />
      </Disclosure>
    </div>
  );
}

function SkippedList({ skipped }: { skipped: readonly SkippedLines[] }) {
  const { t: tool } = useToolWords<typeof zh>();
  const t = useWords<ReadingWords>(READING_WORDS);
  const format = useFormat();
  return (
    <ul className={styles.skipped}>
      {skipped.map(({ reason, count, lines }) => (
        <li key={reason}>
          {t('reading.skippedLine', {
            count: format.number(count),
            reason: tool(`ui.skip-${reason}`),
            lines: lines.join(', ') + (count > lines.length ? ' …' : ''),
          })}
        </li>
      ))}
    </ul>
  );
}

const DELIMITER_SIGNS: Readonly<Record<string, string>> = { '\t': 'Tab' };

function useFileFacts({ file, headerLine, currency }: ReportReading): string {
  const t = useWords<ReadingWords>(READING_WORDS);
  const { format, encoding, delimiter = '', sheet } = file;
  const facts = [
    format.toUpperCase(),
    encoding?.toUpperCase(),
    delimiter && t('reading.delimiter', { sign: DELIMITER_SIGNS[delimiter] ?? delimiter }),
    sheet,
    currency,
    t('reading.headerLine', { line: headerLine }),
  ];
  return facts.filter((fact) => fact !== undefined && fact !== '').join(' · ');
}
