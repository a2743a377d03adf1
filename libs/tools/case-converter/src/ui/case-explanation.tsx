import { useToolWords } from '@seller-toolbox/tool-kit';
import { CASE_MODES } from '../engine/case-modes.ts';
import type zh from '../locales/zh.json';
import styles from './case-explanation.module.css';

/** One sentence per conversion, and the sources of the mappings and names. */
export function CaseExplanation() {
  const { t } = useToolWords<typeof zh>();
  return (
    <>
      <dl className={styles.rules}>
        {CASE_MODES.map((mode) => (
          <div key={mode}>
            <dt>{t(`ui.${mode}`)}</dt>
            <dd>{t(`ui.rule-${mode}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('ui.sources')}</p>
    </>
  );
}
