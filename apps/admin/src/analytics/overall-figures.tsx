import { QueryView } from '../parts/query-view.tsx';
import { useOverall } from '../parts/use-overall.ts';
import { useAnalyticsWords } from './analytics-words.ts';
import { FigureList } from './figure-list.tsx';
import { useLoadTexts } from './use-load-texts.ts';

/** Figures of the whole site, ever and today. */
export function OverallFigures() {
  const t = useAnalyticsWords();
  const query = useOverall();
  return (
    <QueryView query={query} skeleton={{ shape: 'block' }} errorTexts={useLoadTexts()}>
      {(overall) => (
        <FigureList
          title={t('overall.title')}
          columns={4}
          figures={[
            [t('overall.visitors'), overall.unique_visitors],
            [t('overall.sessions'), overall.total_sessions],
            [t('overall.views'), overall.total_page_views],
            [t('overall.uses'), overall.total_tool_uses],
            [t('overall.feedback'), overall.total_feedback],
            [t('overall.dailyViews'), overall.daily_page_views],
            [t('overall.dailyUses'), overall.daily_tool_uses],
            [t('overall.dailySessions'), overall.daily_active_sessions],
          ]}
        />
      )}
    </QueryView>
  );
}
