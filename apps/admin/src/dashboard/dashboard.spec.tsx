import { act, within } from '@testing-library/react';
import type { Role } from '@seller-toolbox/contracts/auth';
import { ROOT_USER, renderAdmin, type Answers } from '../render-admin.tsx';

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
const SYSTEM = {
  version: '1.2.3',
  uptime: 90_061,
  database: { kind: 'server', healthy: false },
  last_rollup: '2026-11-21T10:00:00.000Z',
  last_rates: null,
  ai: { configured: false, daily_cap: 1000, used_today: 0 },
  disk: { free: 12_345_678_901, total: 50e9 },
};

async function openDashboard(role: Role = 'super_admin', answers: Answers = {}) {
  const rendered = await renderAdmin('/admin', {
    user: { ...ROOT_USER, role },
    answers: {
      'GET /analytics/overall': () => ({ data: OVERALL }),
      'GET /system/info': () => ({ data: SYSTEM }),
      ...answers,
    },
  });
  const { screen } = rendered;
  await screen.findByRole('heading', { name: '总览' });
  const main = within(screen.getByRole('main'));
  const links = () =>
    screen.getAllByRole('link').flatMap((link) => link.getAttribute('href')?.match(/^\/.*/) ?? []);
  return { ...rendered, main, links };
}

describe('the dashboard', () => {
  it('shows the figures as the language writes them', async () => {
    const { main } = await openDashboard();
    expect(await main.findByRole('group', { name: '今日浏览量' })).toHaveTextContent(
      '今日浏览量12,480累计 1,234,567',
    );
    expect(main.getByRole('group', { name: '反馈总数' })).toHaveTextContent('46日均访客 900');
  });

  it('shares its figures with the analytics page, which does not request them again', async () => {
    const { main, screen, service } = await openDashboard();
    await main.findByRole('group', { name: '今日浏览量' });
    await act(async () => screen.getAllByRole('link', { name: /数据分析/ })[0]?.click());
    expect(await screen.findByRole('group', { name: '总页面浏览' })).toHaveTextContent('1,234,567');
    expect(service.requests.filter(({ path }) => path === '/analytics/overall')).toHaveLength(1);
  });

  it('shows the state of the service', async () => {
    const { main } = await openDashboard();
    expect(await main.findByText('PostgreSQL 服务器')).toHaveTextContent('不可用');
    expect(main.getByText('最近汇率更新').nextSibling).toHaveTextContent('尚无');
    expect(main.getByText('已运行').nextSibling).toHaveTextContent('1 天 1 小时');
    expect(main.getByText('版本').nextSibling).toHaveTextContent('1.2.3');
    expect(main.getByText('AI 服务').nextSibling).toHaveTextContent('未配置，由内置规则代答');
    expect(main.getByText('数据所在磁盘').nextSibling).toHaveTextContent('可用 12.3 GB，共 50 GB');
  });

  it.each([
    [{ configured: true, daily_cap: 1000, used_today: 999 }, '已配置 今日已调用 999 / 1,000 次（UTC）'],
    [
      { configured: true, daily_cap: 1000, used_today: 1000 },
      '已配置 今日已调用 1,000 / 1,000 次（UTC） 今日已用完',
    ],
    [null, '未知'],
  ])('shows the remaining AI calls of today: %j', async (ai, text) => {
    const { main } = await openDashboard('viewer', {
      'GET /system/info': () => ({ data: { ...SYSTEM, ai, disk: null } }),
    });
    const name = await main.findByText('AI 服务');
    expect(name.nextSibling?.textContent?.trim()).toBe(text);
    expect(main.getByText('数据所在磁盘').nextSibling).toHaveTextContent('未知');
  });

  it('says that the figures did not load, in the words of the catalogue', async () => {
    const { main } = await openDashboard('admin', {
      'GET /analytics/overall': () => ({ status: 422, code: 'network.odd' }),
    });
    expect(await main.findByRole('alert')).toBeVisible();
  });

  it('offers a viewer nothing that a viewer may not do', async () => {
    const { links } = await openDashboard('viewer');
    expect([...new Set(links())].sort()).toEqual(['/', '/admin', '/admin/sessions']);
  });

  it('offers an admin all but the audit log', async () => {
    const { links } = await openDashboard('admin');
    expect([...new Set(links())].sort()).toEqual([
      '/',
      '/admin',
      '/admin/ai',
      '/admin/analytics',
      '/admin/announcements',
      '/admin/announcements?new=1',
      '/admin/feedback',
      '/admin/feedback?status=new',
      '/admin/rates',
      '/admin/sessions',
      '/admin/tools',
    ]);
  });
});
