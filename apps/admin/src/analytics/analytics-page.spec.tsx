import { act, within } from '@testing-library/react';
import { renderAdmin, type Answers } from '../render-admin.tsx';
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
const none = { uses: 0, views: 0, sessions: 0 };
const WEEK = [3, 0, 5, 0, 0, 8, 1].map((uses, index) => ({
  date: `2026-11-${16 + index}`,
  uses,
  views: 1,
  sessions: uses,
  before: none,
}));
const row = (key: string, uses: number, before: number) => ({
  key,
  uses,
  views: uses * 2,
  sessions: uses,
  before: { uses: before, views: before * 2, sessions: before },
});
const REPORT = {
  from: '2026-11-16',
  to: '2026-11-22',
  site: { uses: 40, views: 90, sessions: 9, before: { uses: 20, views: 90, sessions: 0 } },
  days: WEEK,
  tools: [row('a-tool', 30, 20), row('b-tool', 10, 0), row('c-tool', 0, 4)],
  pages: [],
  visits: {
    referrer: [row('direct', 5, 5), row('google.com', 2, 4)],
    language: [row('ja', 7, 9)],
    device: [row('phone', 7, 9)],
    screen: [row('small', 7, 9)],
  },
};

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
  const rendered = await renderAdmin(`/admin/analytics${query}`, {
    answers: {
      'GET /analytics/realtime': () => ({ data: REALTIME }),
      'GET /analytics/overall': () => ({ data: OVERALL }),
      'GET /analytics/report': () => ({ data: REPORT }),
      'GET /analytics/usage-details': () => ({ data: DETAILS }),
      ...answers,
    },
  });
  await rendered.screen.findByRole('heading', { level: 1, name: '数据分析' });
  const requestsTo = (path: string) =>
    rendered.service.requests.filter((one) => one.path === `/analytics/${path}`);
  return { ...rendered, requestsTo };
}

describe('the analytics page', () => {
  it('shows visitors a day, explained, beside all sessions', async () => {
    const { screen } = await openAnalytics();
    expect(await screen.findByRole('group', { name: '日均访客（近 30 个整天的会话）' })).toHaveTextContent(
      '900',
    );
  });

  it('has one range for all tables and charts, compared with the days before', async () => {
    const { screen, user, requestsTo } = await openAnalytics();
    const figures = within(await screen.findByRole('region', { name: '所选时间范围' }));
    expect(figures.getByText(/与之前的 7 天比较/)).toBeVisible();
    expect(figures.getByRole('group', { name: '工具使用' })).toHaveTextContent('40+20 (+100%)');
    expect(figures.getByRole('group', { name: '页面浏览' })).toHaveTextContent('90不变');
    expect(figures.getByRole('group', { name: /^会话/ })).toHaveTextContent('9+9 (之前为 0)');
    const tools = within(screen.getByRole('region', { name: '全部工具' }));
    expect(tools.getByRole('row', { name: /^c-tool/ })).toHaveTextContent('-4 (-100%)');
    expect(within(screen.getByRole('region', { name: '热门工具' })).getAllByRole('row')).toHaveLength(3);
    expect(requestsTo('report').map(({ query }) => query.get('days'))).toEqual(['7']);
    await user.click(screen.getByRole('radio', { name: '90 天' }));
    expect(window.location.search).toBe('?days=90');
    expect(requestsTo('report').map(({ query }) => query.get('days'))).toEqual(['7', '90']);
    expect(requestsTo('usage-details').map(({ query }) => query.get('days'))).toEqual(['7', '90']);
  });

  it('names hosts, languages and classes of visits', async () => {
    const { screen } = await openAnalytics();
    const visits = within(await screen.findByRole('region', { name: '访问来源与设备' }));
    for (const name of ['直接访问', 'google.com', '日本語', '手机', '小于 600 像素'])
      expect(visits.getByRole('rowheader', { name })).toBeVisible();
    expect(visits.getByRole('row', { name: /^google/ })).toHaveTextContent('-4 (-50%)');
    expect(visits.getAllByRole('button', { name: '导出 CSV' })).toHaveLength(4);
  });

  it('leads to a page of each tool, with its days and its options', async () => {
    const { screen, user, requestsTo } = await openAnalytics(
      {
        'GET /analytics/tools/a-tool': () => ({
          data: { tool_id: 'a-tool', figures: REPORT.site, days: WEEK },
        }),
      },
      '?days=30',
    );
    const tools = within(await screen.findByRole('region', { name: '全部工具' }));
    await user.click(tools.getByRole('link', { name: 'a-tool' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'a-tool' })).toBeVisible();
    expect(await screen.findByRole('group', { name: '打开次数' })).toHaveTextContent('90');
    expect(requestsTo('tools/a-tool').map(({ query }) => query.get('days'))).toEqual(['30']);
    expect(requestsTo('usage-details').at(-1)?.query.get('tool_id')).toBe('a-tool');
    await user.click(screen.getByRole('link', { name: '返回全部分析' }));
    expect(await screen.findByRole('heading', { level: 1, name: '数据分析' })).toBeVisible();
    expect(window.location.search).toBe('?days=30');
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
    const { screen, user, requestsTo } = await openAnalytics({}, '?days=30');
    const card = within(await screen.findByRole('region', { name: '使用详情' }));
    expect(await card.findByRole('row', { name: /ruleSet = standard/ })).toHaveTextContent('3');
    expect(card.getByRole('row', { name: /^length/ })).toHaveTextContent('7.5');
    expect(card.getByRole('group', { name: '每个会话的页面数' })).toHaveTextContent('2.5');
    expect(requestsTo('usage-details').map(({ query }) => query.get('days'))).toEqual(['30']);
    await user.selectOptions(card.getByLabelText('工具'), 'b-tool');
    expect(card.getByRole('row', { name: /unit = cm/ })).toBeVisible();
    expect(card.queryByRole('row', { name: /ruleSet/ })).toBeNull();
  });

  it('shows the statistics that loaded, and errors for the others', async () => {
    const { screen, user, requestsTo } = await openAnalytics({
      'GET /analytics/overall': () => ({ status: 422, code: 'strange' }),
      'GET /analytics/report': () => ({ status: 403, code: 'auth.forbidden' }),
    });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts).toHaveLength(2);
    expect(await screen.findByRole('group', { name: '近 60 分钟页面浏览' })).toHaveTextContent('7');
    await user.click(within(alerts[0] as HTMLElement).getByRole('button', { name: '重试' }));
    expect(requestsTo('overall')).toHaveLength(2);
  });

  it('shows seven days if the address has an invalid range', async () => {
    const { requestsTo } = await openAnalytics({}, '?days=8');
    expect(requestsTo('report').map(({ query }) => query.get('days'))).toEqual(['7']);
  });

  it('requests the realtime figures again after five minutes, and not before', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { requestsTo, screen } = await openAnalytics();
    await screen.findByRole('group', { name: '近 60 分钟页面浏览' });
    expect(FIGURES_EVERY_MS).toBe(300_000);
    // Real time passes as well, and on a busy machine seconds of it.
    await act(() => jest.advanceTimersByTimeAsync(FIGURES_EVERY_MS / 2));
    expect(requestsTo('realtime')).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(FIGURES_EVERY_MS / 2));
    expect(requestsTo('realtime')).toHaveLength(2);
    // Both show today and must agree.
    expect(requestsTo('overall')).toHaveLength(2);
    expect(requestsTo('report')).toHaveLength(1);
  });
});
