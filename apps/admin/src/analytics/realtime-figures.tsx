import { realtimeStatistics } from '@seller-toolbox/api-client/statistics';
import { Card, Skeleton } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { LoadFailed } from '../parts/load-failed.tsx';
import { Moment } from '../parts/moment.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import styles from './analytics-page.module.css';
import { ANALYTICS_KEY, FIGURES_EVERY_MS } from '../parts/analytics-key.ts';
import { useAnalyticsWords } from './analytics-words.ts';
import { FigureList } from './figure-list.tsx';
import { useLoadTexts } from './use-load-texts.ts';

/** The last 60 minutes and the current UTC day; they keep themselves up to date while the page is open. */
export function RealtimeFigures() {
  const t = useAnalyticsWords();
  const frame = useFrameWords();
  const textOf = useErrorText();
  const texts = useLoadTexts();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useServiceQuery(
    [ANALYTICS_KEY, 'realtime'],
    realtimeStatistics,
    { everyMs: FIGURES_EVERY_MS },
  );
  if (data === undefined && (!error || isFetching)) {
    return (
      <Card title={t('realtime.title')}>
        <Skeleton label={frame('state.loading')} shape="figure" />
      </Card>
    );
  }
  return (
    <>
      {error && !isFetching && <LoadFailed text={textOf(error, texts)} onRetry={() => void refetch()} />}
      {data && (
        <FigureList
          title={t('realtime.title')}
          aside={
            <span className={styles.aside} role="status">
              {t('realtime.updated')} <Moment at={new Date(dataUpdatedAt).toISOString()} />
            </span>
          }
          columns={3}
          figures={[
            [t('realtime.hourlyUses'), data.hourly_tool_uses],
            [t('realtime.hourlyViews'), data.hourly_page_views],
            [t('realtime.hourlySessions'), data.hourly_active_sessions],
            [t('realtime.dailyUses'), data.daily_tool_uses],
            [t('realtime.dailyViews'), data.daily_page_views],
            [t('realtime.dailySessions'), data.daily_active_sessions],
          ]}
        />
      )}
    </>
  );
}
