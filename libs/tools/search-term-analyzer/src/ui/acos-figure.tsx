import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { KeyFigure } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import { ExportChanges } from './export-changes.tsx';
import { NeedBid } from './need-bid.tsx';
import type { ReportProps } from './report-props.ts';
import styles from './acos-figure.module.css';
import { useAmount } from './use-amount.ts';
import { usePoints } from './use-points.ts';

/** What the proposals do to the ACOS, what they save, how much of it is wasted spend, and how far that is from the target. */
export function AcosFigure({ summary, report, currency }: ReportProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const amount = useAmount(currency);
  const points = usePoints();
  const { acosSteps, acosGap, stillNeeded, target, changes, saved, wastedSpend } = summary;
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
        second={
          saved > 0
            ? {
                label: t('ui.savedLabel'),
                value: (
                  <span>
                    ≈ {amount.about(saved)}{' '}
                    {wastedSpend > 0 && (
                      <span className={styles.wasted}>
                        {t('ui.ofWastedSpend', { spend: amount.about(wastedSpend) })}
                      </span>
                    )}
                  </span>
                ),
              }
            : undefined
        }
        note={
          <>
            {acosGap !== null && <strong>{distance()}</strong>}
            {acosGap !== null && stillNeeded && <span className={styles.separator}> · </span>}
            {needed()}
          </>
        }
      />
      {changes > 0 && <ExportChanges report={report} summary={summary} />}
      <NeedBid count={summary.exported.needBid} />
    </>
  );
}
