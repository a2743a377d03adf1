import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { KeyFigure } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import { ExportChanges } from './export-changes.tsx';
import { NeedBid } from './need-bid.tsx';
import type { ReportProps } from './report-props.ts';
import styles from './wasted-figure.module.css';
import { useAmount } from './use-amount.ts';
import { usePoints } from './use-points.ts';

/** What the proposals do to the ACOS and how far that is from the target, beside it the spend on terms with a significant lack of orders. */
export function WastedFigure({ summary, report, currency }: ReportProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const amount = useAmount(currency);
  const points = usePoints();
  const { totals, wastedSpend, sizes, acosSteps, acosGap, stillNeeded, target, changes, saved } = summary;
  const percent = (value: number | null | undefined) =>
    typeof value === 'number' ? format.percent(value / 100) : '–';
  const [now, last] = [acosSteps[0], acosSteps.at(-1)];
  const isAbove = acosGap !== null && acosGap > 0;
  const distance = () =>
    t(isAbove ? 'ui.acosAbove' : 'ui.acosReached', { points: points(acosGap ?? 0), target: percent(target) });
  const needed = () =>
    stillNeeded &&
    t('ui.stillNeeded', {
      spend: amount.about(stillNeeded.lessSpend),
      sales: amount.about(stillNeeded.moreSales),
    });
  return (
    <>
      <KeyFigure
        label={
          changes > 0
            ? t('ui.acosAfter', { count: changes, number: format.number(changes) })
            : t('ui.step-now')
        }
        value={
          changes > 0 ? (
            <>
              {percent(now?.acos)} →{' '}
              <span className={acosGap === null ? undefined : isAbove ? styles.above : styles.reached}>
                {percent(last?.acos)}
              </span>
            </>
          ) : (
            percent(now?.acos)
          )
        }
        second={{
          label:
            sizes.wasted > 0
              ? t('ui.stop', {
                  count: sizes.wasted,
                  terms: format.number(sizes.wasted),
                  share: format.percent(totals.spend > 0 ? wastedSpend / totals.spend : 0),
                })
              : t('ui.wastedSpend'),
          value: amount.money(wastedSpend),
        }}
        note={
          <>
            {acosGap !== null && <strong>{distance()}</strong>}
            {acosGap !== null && stillNeeded && ' · '}
            {needed()}
            {saved > 0 && (
              <span className={styles.saved}>{t('ui.saved', { saved: amount.about(saved) })}</span>
            )}
          </>
        }
      />
      {changes > 0 && <ExportChanges report={report} summary={summary} />}
      <NeedBid count={summary.exported.needBid} />
    </>
  );
}
