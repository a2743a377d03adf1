import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Notice } from '@seller-toolbox/ui';
import { MAX_LABELS } from '../../engine/barcode-labels.schema.ts';
import type zh from '../../locales/zh.json';
import type { ImportedLabels } from '../../import/to-labels.ts';

const MAX_LISTED_ROWS = 10;
const FIELD_WORDS = {
  value: 'ui.code',
  title: 'ui.title',
  copies: 'ui.copies',
  condition: 'ui.condition',
  type: 'ui.type',
} as const;

export interface ImportOutcomeProps {
  imported: ImportedLabels;
  /** Whether the file has more rows than were read. */
  unread: boolean;
}

/** Column mapping, and numbers of rows read, used and skipped by reason. */
export function ImportOutcome({ imported, unread }: ImportOutcomeProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { labels, read, skipped, headers } = imported;
  const columns = [...(headers ?? [])].map(([field, header]) => `${t(FIELD_WORDS[field])} = ${header}`);
  const counts = {
    read: format.number(read),
    used: format.number(labels.length),
    skipped: format.number(read - labels.length),
  };
  const linesOf = (lines: readonly number[]) =>
    lines.slice(0, MAX_LISTED_ROWS).join(', ') + (lines.length > MAX_LISTED_ROWS ? ' …' : '');
  return (
    <>
      {headers && !headers.has('value') && <Notice tone="warn">{t('ui.noCodes')}</Notice>}
      <Notice tone={labels.length < read || unread ? 'warn' : 'ok'} live="polite">
        <p>{t('ui.importCounts', counts)}</p>
        {unread && <p>{t('ui.importUnread')}</p>}
        {columns.length > 0 && <p dir="auto">{format.list(columns)}</p>}
        {[...skipped].map(([reason, lines]) => (
          <p key={reason}>
            {t('ui.skippedLines', {
              reason: t(`ui.skip-${reason}`, { most: format.number(MAX_LABELS) }),
              lines: linesOf(lines),
            })}
          </p>
        ))}
      </Notice>
    </>
  );
}
