import { useToolWords } from '@seller-toolbox/tool-kit';
import { Button } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { Patent, SampleOutput } from '../engine/design-patent-search.schema.ts';
import type zh from '../locales/zh.json';
import { PatentDetails } from './patent-details.tsx';
import { PatentStatusBadge } from './patent-status-badge.tsx';
import { usePatentFields } from './use-patent-fields.ts';
import styles from './patent-results.module.css';

export function PatentResults({ output }: { output: SampleOutput }) {
  const { t } = useToolWords<typeof zh>();
  const fieldsOf = usePatentFields();
  const [shown, setShown] = useState<Patent | null>(null);
  const { results } = output;
  return (
    <>
      <p>{t('ui.notice')}</p>
      <ul className={styles.cards}>
        {results.map((patent) => (
          <li key={patent.id} className={styles.card}>
            <div className={styles.title}>
              <h3 lang="en">{patent.title}</h3>
              <PatentStatusBadge status={patent.status} />
            </div>
            <dl className={styles.facts}>
              {fieldsOf(patent).map(({ key, label, value }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Button
              size="s"
              icon="info"
              aria-label={`${t('ui.details')}: ${patent.title}`}
              onClick={() => setShown(patent)}
            >
              {t('ui.details')}
            </Button>
          </li>
        ))}
      </ul>
      <PatentDetails patent={shown} onClose={() => setShown(null)} />
    </>
  );
}
