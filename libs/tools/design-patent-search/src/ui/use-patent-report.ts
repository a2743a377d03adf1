import { guardFormulas, useToolWords } from '@seller-toolbox/tool-kit';
import type { Patent } from '../engine/design-patent-search.schema.ts';
import type zh from '../locales/zh.json';
import { usePatentFields } from './use-patent-fields.ts';

/** A record as plain text, one field per line, with a byte order mark so that editors detect UTF-8. */
export function usePatentReport(): (patent: Patent) => string {
  const { t } = useToolWords<typeof zh>();
  const fieldsOf = usePatentFields();
  return (patent) => {
    const lines = [
      `${t('ui.reportTitle')}: ${patent.title}`,
      t('ui.reportSample'),
      '',
      `${t('ui.status')}: ${t(`ui.status-${patent.status}`)}`,
      ...fieldsOf(patent).map(({ label, value }) => `${label}: ${value}`),
      `${t('ui.description')}: ${patent.description}`,
    ];
    return `\ufeff${lines.map(guardFormulas).join('\r\n')}\r\n`;
  };
}
