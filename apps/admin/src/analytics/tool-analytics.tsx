import { toolReport } from '@seller-toolbox/api-client/statistics';
import { adminPaths } from '../app/admin-paths.ts';
import { AdminLink } from '../layout/admin-link.tsx';
import { ANALYTICS_KEY } from '../parts/analytics-key.ts';
import { ZoneNote } from '../parts/moment.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import { useAnalyticsWords } from './analytics-words.ts';
import { RangeControl } from './range-control.tsx';
import { RangeFigures } from './range-figures.tsx';
import { useRange } from './report-range.ts';
import { UsageTrend } from './usage-trend.tsx';
import { UsedOptions } from './used-options.tsx';
import { useLoadTexts } from './use-load-texts.ts';
import { useRangeLine } from './use-range-line.ts';
import { useToolName } from './use-tool-name.ts';

/** One tool: its events and its options over time. */
export function ToolAnalytics({ toolId }: { readonly toolId: string }) {
  const t = useAnalyticsWords();
  const nameOf = useToolName();
  const lineOf = useRangeLine();
  const { days } = useRange();
  const query = useServiceQuery(
    [ANALYTICS_KEY, 'tool', toolId, days],
    (options) => toolReport({ id: toolId, days: Number(days) }, options),
    { keepsLast: true },
  );
  const loadTexts = useLoadTexts();
  return (
    <PageFrame
      title={nameOf(toolId)}
      line={
        <>
          <AdminLink to={`${adminPaths.analytics}?days=${days}`}>{t('tool.back')}</AdminLink> <ZoneNote />
        </>
      }
      actions={<RangeControl />}
    >
      <QueryView query={query} skeleton={{ shape: 'block' }} errorTexts={loadTexts}>
        {(report) => (
          <>
            <RangeFigures figures={report.figures} views={t('range.toolViews')} line={lineOf(report.days)} />
            <UsageTrend days={report.days} fileName={`tool-${toolId}-${days}`} />
          </>
        )}
      </QueryView>
      <UsedOptions days={days} toolId={toolId} />
    </PageFrame>
  );
}
