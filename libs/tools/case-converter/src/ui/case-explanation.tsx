import { useToolWords } from '@seller-toolbox/tool-kit';
import { CASE_MODES } from '../engine/case-modes.ts';
import type zh from '../locales/zh.json';

/** What each conversion does, in one sentence, and where the mappings and names come from. */
export function CaseExplanation() {
  const { t } = useToolWords<typeof zh>();
  return (
    <>
      <dl>
        {CASE_MODES.map((mode) => (
          <div key={mode}>
            <dt>
              <strong>{t(`ui.${mode}`)}</strong>
            </dt>
            <dd>{t(`ui.rule-${mode}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('ui.sources')}</p>
    </>
  );
}
