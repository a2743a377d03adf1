import { useToolWords } from '@seller-toolbox/tool-kit';
import { CASE_MODES } from '../engine/case-modes.ts';
import type zh from '../locales/zh.json';
import styles from './case-explanation.module.css';

/** What each conversion does, in one sentence, and where the mappings and names come from. */
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
