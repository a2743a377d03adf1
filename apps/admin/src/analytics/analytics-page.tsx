import { analyticsReport } from '@seller-toolbox/api-client/statistics';
import { Button } from '@seller-toolbox/ui';
import { useQueryClient } from '@tanstack/react-query';
import { textParameter } from '../parts/address-filters.ts';
import { ANALYTICS_KEY } from '../parts/analytics-key.ts';
import { ZoneNote } from '../parts/moment.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useAddressFilters } from '../parts/use-address-filters.ts';
import { useServiceQuery } from '../session/use-service.ts';
import styles from './analytics-page.module.css';
import { useAnalyticsWords } from './analytics-words.ts';
import { OverallFigures } from './overall-figures.tsx';
import { RangeControl } from './range-control.tsx';
import { RangeFigures } from './range-figures.tsx';
import { RealtimeFigures } from './realtime-figures.tsx';
import { useRange } from './report-range.ts';
import { PageTable, ToolTable, TopTools, VisitTables } from './report-tables.tsx';
import { ToolAnalytics } from './tool-analytics.tsx';
import { UsageTrend } from './usage-trend.tsx';
import { UsedOptions } from './used-options.tsx';
import { useLoadTexts } from './use-load-texts.ts';
import { useRangeLine } from './use-range-line.ts';

const MAX_TOOL_ID = 64;
const FILTERS = { tool: textParameter(MAX_TOOL_ID) };

/** How the site is used, or one tool of it, as the address says. */
export function AnalyticsPage() {
  const { tool } = useAddressFilters(FILTERS).values;
  return tool === undefined ? <SiteAnalytics /> : <ToolAnalytics toolId={tool} />;
}

/** At this moment, ever, and in the chosen days. */
function SiteAnalytics() {
  const t = useAnalyticsWords();
  const queries = useQueryClient();
  return (
    <PageFrame
      title={t('head.title')}
      line={
        <>
          {t('head.line')} <ZoneNote />
        </>
      }
      actions={
        <>
          <RangeControl />
          <Button icon="reset" onClick={() => void queries.invalidateQueries({ queryKey: [ANALYTICS_KEY] })}>
            {t('head.refresh')}
          </Button>
        </>
      }
    >
      <RealtimeFigures />
      <OverallFigures />
      <Report />
    </PageFrame>
  );
}

function Report() {
  const t = useAnalyticsWords();
  const lineOf = useRangeLine();
  const { days } = useRange();
  const query = useServiceQuery(
    [ANALYTICS_KEY, 'report', days],
    (options) => analyticsReport(Number(days), options),
    { keepsLast: true },
  );
  const loadTexts = useLoadTexts();
  return (
    <>
      <QueryView query={query} skeleton={{ shape: 'block' }} errorTexts={loadTexts}>
        {(report) => (
          <>
            <RangeFigures figures={report.site} views={t('range.views')} line={lineOf(report.days)} />
            <div className={styles.pair}>
              <UsageTrend days={report.days} fileName={`usage-trend-${days}`} />
              <TopTools rows={report.tools} />
            </div>
            <ToolTable rows={report.tools} days={days} />
            <PageTable rows={report.pages} />
            <VisitTables visits={report.visits} />
          </>
        )}
      </QueryView>
      <UsedOptions days={days} />
    </>
  );
}
