import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { ReportSummary } from '../session/report-summary.ts';
import { EXPLANATION_WORDS, loadExplanationWords, type ExplanationWords } from './explanation-words.ts';

/** Explains the rules with the figures of this report. */
export function AnalyzerExplanation(props: { summary: ReportSummary }) {
  return (
    <LazyWords namespace={EXPLANATION_WORDS} load={loadExplanationWords}>
      <Steps {...props} />
    </LazyWords>
  );
}

function Steps({ summary }: { summary: ReportSummary }) {
  const t = useWords<ExplanationWords>(EXPLANATION_WORDS);
  const format = useFormat();
  const { rateFrom, conversionRate, judgedFrom, target, targetFrom, acosSteps, salesDropLimit } = summary;
  const now = acosSteps[0]?.acos ?? null;
  const rate = format.percent(conversionRate / 100, 2);
  return (
    <>
      <p>
        <code>
          {t(rateFrom.isWithoutBrand ? 'explanation.rateWithoutBrand' : 'explanation.rate', {
            orders: format.number(rateFrom.orders),
            clicks: format.number(rateFrom.clicks),
            rate,
          })}
        </code>
      </p>
      <p>
        {judgedFrom === null
          ? t('explanation.nothingSold')
          : t('explanation.waste', { rate, clicks: format.number(judgedFrom) })}
      </p>
      <p>
        {t(`explanation.target-${targetFrom}`, {
          target: target === null ? '' : format.percent(target / 100, 2),
        })}
      </p>
      <p>{t('explanation.bid')}</p>
      <p>{t('explanation.steps')}</p>
      {salesDropLimit !== null && now !== null && (
        <p>
          {t('explanation.salesDrop', {
            now: format.percent(now / 100),
            drop: format.percent(salesDropLimit / 100),
          })}
        </p>
      )}
      <p>{t('explanation.phrase')}</p>
      <p>{t('explanation.headers')}</p>
    </>
  );
}
