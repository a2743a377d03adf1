import { act, within } from '@testing-library/react';
import { visitAdmin, type Answers } from '../visit-admin.tsx';
import { FIGURES_EVERY_MS } from '../parts/analytics-key.ts';

afterEach(() => jest.useRealTimers());

const OVERALL = {
  unique_visitors: 900,
  total_page_views: 1_234_567,
  total_tool_uses: 40,
  total_sessions: 30,
  daily_page_views: 12_480,
  daily_tool_uses: 4,
  total_feedback: 46,
  daily_active_sessions: 3,
};
const REALTIME = {
  hourly_tool_uses: 2,
  hourly_page_views: 7,
  hourly_active_sessions: 1,
  daily_tool_uses: 4,
  daily_page_views: 12,
  daily_active_sessions: 3,
};
const WEEK = [3, 0, 5, 0, 0, 8, 1].map((uses, index) => ({
  date: `2026-11-${16 + index}`,
  total_uses: uses,
  unique_users: uses,
}));
const TOOL = { tool_id: 'a-tool', tool_name: 'A tool', total_uses: 40, unique_users: 9 };

const OPTION = { tool_id: 'a-tool', tool_name: 'A tool', mean: null, uses: 3, daily_uses: [1, 2] };
const DETAILS = {
  events: 12,
  options: [
    { ...OPTION, option: 'ruleSet', value: 'standard' },
    { ...OPTION, option: 'length', value: null, mean: 7.5 },
    { ...OPTION, tool_id: 'b-tool', tool_name: 'B tool', option: 'unit', value: 'cm' },
  ],
  pages_per_session: 2.5,
  uses_per_session: null,
};

async function openAnalytics(answers: Answers = {}, query = '') {
  const visit = await visitAdmin(`/admin/analytics${query}`, {
    answers: {
      'GET /analytics/realtime': () => ({ data: REALTIME }),
      'GET /analytics/overall': () => ({ data: OVERALL }),
      'GET /analytics/usage-trend': () => ({ data: WEEK }),
      'GET /analytics/top-tools': () => ({ data: [{ ...TOOL, views: 80, daily_uses: 4, weekly_uses: 17 }] }),
      'GET /analytics/tool-usage-stats': () => ({ data: [{ ...TOOL, views: 80 }] }),
      'GET /analytics/usage-details': () => ({ data: DETAILS }),
      'GET /analytics/page-view-stats': () => ({ data: [] }),
      ...answers,
    },
  });
  await visit.screen.findByRole('heading', { level: 1, name: '数据分析' });
  const asked = (path: string) => visit.service.asked.filter((one) => one.path === `/analytics/${path}`);
  return { ...visit, asked };
}

describe('the analytics page', () => {
  it('shows visitors a day, explained, beside all sessions', async () => {
    const { screen } = await openAnalytics();
    expect(await screen.findByRole('group', { name: '日均访客（近 30 个整天的会话）' })).toHaveTextContent(
      '900',
    );
  });

  it('requests ten tools and seven days', async () => {
    const { screen, asked } = await openAnalytics();
    await screen.findByRole('region', { name: '使用趋势' });
    expect(asked('top-tools').map(({ query }) => query.get('limit'))).toEqual(['10']);
    expect(asked('usage-trend').map(({ query }) => query.get('days'))).toEqual(['7']);
  });

  it('shows a day without use as 0, and says that today is not over', async () => {
    const { screen, user } = await openAnalytics();
    const trend = within(await screen.findByRole('region', { name: '使用趋势' }));
    const bars = await trend.findAllByRole('listitem');
    expect(bars).toHaveLength(7);
    expect(bars[1]).toHaveTextContent('使用 0 次');
    expect(bars.map((bar) => bar.textContent.includes('今天'))).toEqual([...Array(6).fill(false), true]);
    await user.click(trend.getByText('以表格查看'));
    expect(trend.getAllByRole('rowheader')[0]).toHaveTextContent('今天，未结束');
  });

  it('has an axis and the busiest day in words beside the bars', async () => {
    const { screen } = await openAnalytics();
    const trend = within(await screen.findByRole('region', { name: '使用趋势' }));
    expect(await trend.findByText(/^最高：11月21日，8 次。/)).toBeVisible();
    // The figures of the days are 3, 0, 5, 0, 0, 8, 1; the axis goes beyond them.
    expect(trend.getByText('6')).toBeInTheDocument();
    expect(trend.getAllByRole('button', { name: '导出 CSV' })).toHaveLength(1);
  });

  it('shows per tool with which options it was used, and what a session contains', async () => {
    const { screen, user, asked } = await openAnalytics({}, '?days=30');
    const card = within(await screen.findByRole('region', { name: '使用详情' }));
    expect(await card.findByRole('row', { name: /ruleSet = standard/ })).toHaveTextContent('3');
    expect(card.getByRole('row', { name: /^length/ })).toHaveTextContent('7.5');
    expect(card.getByRole('group', { name: '每个会话的页面数' })).toHaveTextContent('2.5');
    expect(asked('usage-details').map(({ query }) => query.get('days'))).toEqual(['30']);
    await user.selectOptions(card.getByLabelText('工具'), 'B tool');
    expect(card.getByRole('row', { name: /unit = cm/ })).toBeVisible();
    expect(card.queryByRole('row', { name: /ruleSet/ })).toBeNull();
  });

  it('shows the statistics that loaded, and errors for the others', async () => {
    const { screen, user, asked } = await openAnalytics({
      'GET /analytics/overall': () => ({ status: 422, code: 'strange' }),
      'GET /analytics/tool-usage-stats': () => ({ status: 403, code: 'auth.forbidden' }),
    });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts).toHaveLength(2);
    expect(await screen.findByRole('group', { name: '近 60 分钟页面浏览' })).toHaveTextContent('7');
    await user.click(within(alerts[0] as HTMLElement).getByRole('button', { name: '重试' }));
    expect(asked('overall')).toHaveLength(2);
  });

  it('shows seven days if the address has an invalid range', async () => {
    const { asked } = await openAnalytics({}, '?days=8');
    expect(asked('usage-trend').map(({ query }) => query.get('days'))).toEqual(['7']);
  });

  it('requests the realtime figures again after five minutes, and not before', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { asked, screen } = await openAnalytics();
    await screen.findByRole('group', { name: '近 60 分钟页面浏览' });
    expect(FIGURES_EVERY_MS).toBe(300_000);
    // Real time passes as well, and on a busy machine seconds of it.
    await act(() => jest.advanceTimersByTimeAsync(FIGURES_EVERY_MS / 2));
    expect(asked('realtime')).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(FIGURES_EVERY_MS / 2));
    expect(asked('realtime')).toHaveLength(2);
    // Both show today and must agree.
    expect(asked('overall')).toHaveLength(2);
    expect(asked('top-tools')).toHaveLength(1);
  });
});
