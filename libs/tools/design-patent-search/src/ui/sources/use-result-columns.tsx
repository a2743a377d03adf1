import { useToolWords } from '@seller-toolbox/tool-kit';
import { useColumnMakers, type ResultColumn } from '@seller-toolbox/tool-kit/research';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { FOUND_STATUSES, type FoundPatent } from '../../engine/sources-output.schema.ts';
import { preparedLink } from '../../engine/prepared-links.ts';
import type zh from '../../locales/zh.json';
import { PATENT_STATUS_LOOKS } from '../patent-status-badge.tsx';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';
import styles from './sources.module.css';

/** The columns of designs; a cell without data says so. */
export function useResultColumns(): readonly ResultColumn<FoundPatent>[] {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const { none, number, badge } = useColumnMakers<FoundPatent>(words('sources.noData'));
  const text = (
    key: string,
    header: string,
    valueOf: (patent: FoundPatent) => string | null,
    show: (value: string) => string = (value) => value,
  ): ResultColumn<FoundPatent> => ({
    key,
    header,
    cell: (patent) => {
      const value = valueOf(patent);
      return value === null || value === '' ? none : <bdi>{show(value)}</bdi>;
    },
    value: (patent) => valueOf(patent) ?? '',
  });
  return [
    {
      key: 'number',
      kind: 'heading',
      header: t('ui.patentNumber'),
      cell: ({ patentNumber }) => (
        <a
          className={styles.number}
          href={preparedLink('google-patents', { type: 'number', query: `US${patentNumber}S1` })}
          target="_blank"
          rel="noreferrer"
        >
          {patentNumber}
        </a>
      ),
      value: ({ patentNumber }) => patentNumber,
    },
    {
      key: 'title',
      header: t('ui.recordTitle'),
      cell: ({ title }) => (
        <span lang="en" className={styles.title}>
          {title}
        </span>
      ),
      value: ({ title }) => title,
    },
    text('owner', t('ui.applicant'), ({ applicant }) => applicant),
    badge('status', t('ui.status'), {
      valueOf: ({ status }) => status,
      order: FOUND_STATUSES,
      textOf: (status) => t(`ui.status-${status}`),
      lookOf: (status) => PATENT_STATUS_LOOKS[status],
    }),
    text('expiry', t('ui.expiryDate'), ({ expiryDate }) => expiryDate, format.date),
    number('left', words('sources.daysLeft'), ({ daysLeft }) => daysLeft),
    text('granted', t('ui.grantDate'), ({ grantDate }) => grantDate, format.date),
    text('filed', t('ui.filingDate'), ({ filingDate }) => filingDate, format.date),
    text('locarno', t('ui.classification'), ({ classification }) => classification),
    text('usClass', t('ui.usClass'), ({ usClass }) => usClass),
  ];
}
