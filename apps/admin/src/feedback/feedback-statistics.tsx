import { feedbackStats } from '@seller-toolbox/api-client/feedback-stats';
import type { FeedbackStats } from '@seller-toolbox/contracts/public-feedback';
import { useFormat } from '@seller-toolbox/words/react';
import { Card, KeyFigure, Skeleton } from '@seller-toolbox/ui';
import { MeterBar } from '@seller-toolbox/ui/charts';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import { FEEDBACK_KEY } from './feedback-key.ts';
import styles from './feedback-statistics.module.css';
import { useFeedbackWords } from './feedback-words.ts';

/** Zeros, shown when the statistics do not load. */
const ZEROS: FeedbackStats = {
  overall: { total_feedback: 0, overall_avg_rating: null, weekly_count: 0, monthly_count: 0 },
  byType: [],
};

/** How much there is, how it rates the site, and how much of each type is resolved. */
export function FeedbackStatistics() {
  const t = useFeedbackWords();
  const frame = useFrameWords();
  const format = useFormat();
  const { data, error } = useServiceQuery([...FEEDBACK_KEY, 'stats'], feedbackStats);
  const stats = data ?? (error ? ZEROS : undefined);
  if (!stats) return <Skeleton label={frame('state.loading')} shape="figure" />;
  const { overall, byType } = stats;
  return (
    <Card>
      <div className={styles.figures}>
        <KeyFigure size="m" label={t('stats.total')} value={format.number(overall.total_feedback)} />
        <KeyFigure
          size="m"
          label={t('stats.rating')}
          value={overall.overall_avg_rating === null ? '—' : format.number(overall.overall_avg_rating)}
        />
        <KeyFigure size="m" label={t('stats.week')} value={format.number(overall.weekly_count)} />
        <KeyFigure size="m" label={t('stats.month')} value={format.number(overall.monthly_count)} />
      </div>
      {byType.length > 0 && (
        <ul className={styles.types} aria-label={t('stats.byType')}>
          {byType.map(({ feedback_type: type, count, resolved_count: resolved }) => (
            <li key={type}>
              <MeterBar
                label={t(`type.${type}`)}
                value={resolved}
                max={count}
                text={t('stats.resolvedOf', { resolved, total: count })}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
