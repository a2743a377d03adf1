import { usePlatformWords } from '@seller-toolbox/words/react';
import { useDownload, useToolWords } from '@seller-toolbox/tool-kit';
import { Button, Dialog } from '@seller-toolbox/ui';
import type { Patent } from '../engine/design-patent-search.schema.ts';
import type zh from '../locales/zh.json';
import { PatentStatusBadge } from './patent-status-badge.tsx';
import { usePatentReport } from './use-patent-report.ts';
import { usePatentFields } from './use-patent-fields.ts';
import styles from './patent-details.module.css';

export function PatentDetails({ patent, onClose }: { patent: Patent | null; onClose: () => void }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const fieldsOf = usePatentFields();
  const reportOf = usePatentReport();
  const download = useDownload();
  return (
    <Dialog
      open={patent !== null}
      onClose={onClose}
      title={patent?.title ?? ''}
      closeLabel={platform('frame.dismiss')}
      footer={
        patent && (
          <Button
            variant="primary"
            icon="download"
            onClick={() => download(reportOf(patent), { extension: 'txt', type: 'text/plain;charset=utf-8' })}
          >
            {t('ui.downloadReport')}
          </Button>
        )
      }
    >
      {patent && (
        <div className={styles.details}>
          <PatentStatusBadge status={patent.status} />
          <p className={styles.sample}>{t('ui.reportSample')}</p>
          <dl className={styles.facts}>
            {fieldsOf(patent).map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>{t('ui.description')}</dt>
              <dd lang="en">{patent.description}</dd>
            </div>
          </dl>
        </div>
      )}
    </Dialog>
  );
}
