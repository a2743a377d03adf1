import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type { Patent } from '../engine/design-patent-search.schema.ts';
import { expiryDate } from '../engine/sample-patents.ts';
import type zh from '../locales/zh.json';

export interface PatentField {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** Localized fields of a record; a pending application has no expiry date. */
export function usePatentFields(): (patent: Patent) => readonly PatentField[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return (patent) => {
    const expiry = expiryDate(patent);
    const isPending = patent.status === 'pending';
    return [
      {
        key: 'number',
        label: t(isPending ? 'ui.applicationNumber' : 'ui.patentNumber'),
        value: patent.patentNumber,
      },
      { key: 'applicant', label: t('ui.applicant'), value: patent.applicant },
      { key: 'filed', label: t('ui.filingDate'), value: format.date(patent.filingDate) },
      { key: 'published', label: t('ui.publicationDate'), value: format.date(patent.publicationDate) },
      ...(expiry === null ? [] : [{ key: 'expiry', label: t('ui.expiryDate'), value: format.date(expiry) }]),
      { key: 'class', label: t('ui.classification'), value: patent.classification },
    ];
  };
}
