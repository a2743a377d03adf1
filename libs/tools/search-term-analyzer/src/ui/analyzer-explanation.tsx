import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';

/** Explains the rules with the figures of this report. */
export function AnalyzerExplanation({ summary }: { summary: ReportSummary }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { totals, conversionRate, judgedFrom, target, targetFrom } = summary;
  const rate = format.percent(conversionRate / 100, 2);
  return (
    <>
      <p>
        <code>
          {t('ui.explainRate', {
            orders: format.number(totals.orders),
            clicks: format.number(totals.clicks),
            rate,
          })}
        </code>
      </p>
      <p>
        {judgedFrom === null
          ? t('ui.explainNothingSold')
          : t('ui.explainWaste', { rate, clicks: format.number(judgedFrom) })}
      </p>
      <p>
        {t(`ui.explainTarget-${targetFrom}`, {
          target: target === null ? '' : format.percent(target / 100, 2),
        })}
      </p>
      <p>{t('ui.explainBid')}</p>
      <p>{t('ui.explainPhrase')}</p>
      <p>{t('ui.explainHeaders')}</p>
    </>
  );
}
