import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { KeyFigure } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import { BidsLeftOut } from './bids-left-out.tsx';
import { ExportChanges } from './export-changes.tsx';
import type { ReportProps } from './report-props.ts';
import styles from './acos-figure.module.css';
import { useAmount } from './use-amount.ts';
import { usePercent } from './use-percent.ts';
import { usePoints } from './use-points.ts';

/** What the proposals save, what they do to the ACOS, and how far that is from the target. */
export function AcosFigure({ summary, report, currency }: ReportProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { about } = useAmount(currency);
  const points = usePoints();
  const { acosSteps, acosGap, target, changes, saved } = summary;
  const percent = usePercent();
  const [now, last] = [acosSteps[0], acosSteps.at(-1)];
  const isAbove = acosGap !== null && acosGap > 0;
  return (
    <>
      {changes > 0 && (
        <p className={styles.answer}>
          {t('ui.saves', { count: changes, number: format.number(changes), amount: about(saved) })}
        </p>
      )}
      <KeyFigure
        label={t('ui.acosMeans')}
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
        note={
          acosGap !== null && (
            <>
              {t(isAbove ? 'ui.acosAbove' : 'ui.acosReached', {
                points: points(acosGap),
                target: percent(target),
              })}
            </>
          )
        }
      />
      {changes > 0 && (
        <div className={styles.export}>
          <ExportChanges report={report} summary={summary} />
        </div>
      )}
      <BidsLeftOut count={summary.exported.needBid} />
    </>
  );
}
