import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { FIGURE, KeyFigure } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import { useAmount } from './use-amount.ts';

/** What to exclude first: the terms with a significant lack of orders, and their spend. */
export function WastedFigure({ summary, currency }: { summary: ReportSummary; currency: string }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const amount = useAmount(currency);
  const { totals, wastedSpend, sizes, rateFrom, conversionRate } = summary;
  const terms = { count: sizes.wasted, terms: format.number(sizes.wasted) };
  const note = t('ui.wastedNote', {
    share: format.percent(totals.spend > 0 ? wastedSpend / totals.spend : 0),
  });
  const judgedBy = t('ui.judgedWithoutBrand', { rate: format.percent(conversionRate / 100) });
  return (
    <KeyFigure
      label={t('ui.wastedSpend')}
      sentence={sizes.wasted > 0 ? t('ui.stop', { ...terms, spend: FIGURE }) : undefined}
      value={amount.money(wastedSpend)}
      tone={wastedSpend > 0 ? 'warn' : 'ok'}
      note={rateFrom.isWithoutBrand ? `${note} · ${judgedBy}` : note}
    />
  );
}
