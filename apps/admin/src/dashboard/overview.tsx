import type { AnalyticsOverall } from '@seller-toolbox/contracts/analytics-statistics';
import { useFormat } from '@seller-toolbox/words/react';
import { Card, KeyFigure } from '@seller-toolbox/ui';
import { QueryView } from '../parts/query-view.tsx';
import { useOverall } from '../parts/use-overall.ts';
import styles from './dashboard.module.css';
import { useDashboardWords } from './dashboard-words.ts';

/** A count of today, and its total of all time. */
const FIGURES = [
  { name: 'pageViews', today: 'daily_page_views', ever: 'total_page_views' },
  { name: 'toolUses', today: 'daily_tool_uses', ever: 'total_tool_uses' },
  { name: 'sessions', today: 'daily_active_sessions', ever: 'total_sessions' },
] as const satisfies readonly {
  readonly name: string;
  readonly today: keyof AnalyticsOverall;
  readonly ever: keyof AnalyticsOverall;
}[];

/** The site at a glance. */
export function Overview() {
  const t = useDashboardWords();
  const query = useOverall();
  return (
    <section aria-label={t('overview.title')}>
      <QueryView
        query={query}
        skeleton={{ shape: 'block' }}
        errorTexts={{ network: t('overview.failed'), unknown: t('overview.failed') }}
      >
        {(overall) => <Figures overall={overall} />}
      </QueryView>
      <p className={styles.note}>{t('overview.days')}</p>
    </section>
  );
}

function Figures({ overall }: { overall: AnalyticsOverall }) {
  const t = useDashboardWords();
  const { number } = useFormat();
  return (
    <div className={styles.figures}>
      {FIGURES.map(({ name, today, ever }) => (
        <Card key={name}>
          <KeyFigure
            size="m"
            label={t(`overview.${name}`)}
            value={number(overall[today])}
            note={t('overview.ever', { count: overall[ever] })}
          />
        </Card>
      ))}
      <Card>
        <KeyFigure
          size="m"
          label={t('overview.feedback')}
          value={number(overall.total_feedback)}
          note={t('overview.visitors', { count: overall.unique_visitors })}
        />
      </Card>
    </div>
  );
}
