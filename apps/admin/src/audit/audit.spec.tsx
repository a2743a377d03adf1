import type { AuditRow } from '@seller-toolbox/contracts/audit';
import { within } from '@testing-library/react';
import { renderAdmin, type ServiceRequest } from '../render-admin.tsx';

const ROW: AuditRow = {
  id: '01a2012d-0000-7000-8000-00000000000a',
  at: '2026-11-21T10:02:00.000Z',
  actor_id: null,
  actor_name: 'jun',
  action: 'announcements.update',
  subject: '<img src=x onerror=alert(1)>',
  details: { status: 'active', priority: 5, mood: 'good' },
  request_id: null,
};

const page =
  (row: AuditRow) =>
  ({ query }: ServiceRequest) => {
    const number = Number(query.get('page'));
    return {
      data: [{ ...row, action: number === 2 ? 'backup.restore' : row.action }],
      pagination: { page: number, limit: 20, total: 41, totalPages: 3 },
    };
  };

async function openAudit(address = '/admin/audit', row: AuditRow = ROW) {
  const rendered = await renderAdmin(address, { answers: { 'GET /audit': page(row) } });
  const table = within(await rendered.screen.findByRole('table'));
  const lastQuery = () =>
    rendered.service.requests
      .filter(({ path }) => path === '/audit')
      .at(-1)
      ?.query.toString();
  return { ...rendered, table, lastQuery };
}

describe('the audit log', () => {
  it('says in words who did what, and shows strange texts as texts', async () => {
    const { table } = await openAudit();
    const row = within(table.getByRole('row', { name: /jun/ }));
    expect(row.getByText('更新公告')).toBeVisible();
    expect(row.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(row.getByText('状态').nextSibling).toHaveTextContent('展示中');
    expect(row.getByText('优先级').nextSibling).toHaveTextContent('5');
    expect(row.getByText('mood').nextSibling).toHaveTextContent('good');
    expect(row.getByRole('rowheader', { name: 'jun' })).toBeVisible();
    expect(row.queryByText(/^请求/)).toBeNull();
  });

  it('shows the request id, by which the log of the service is searched', async () => {
    const request = '01a2012d-0000-7000-8000-0000000000ff';
    const { table } = await openAudit('/admin/audit', { ...ROW, request_id: request });
    expect(within(table.getByRole('row', { name: /jun/ })).getByTitle(request)).toHaveTextContent(request);
  });

  it('shows what was changed: the words that differ, and values before and after', async () => {
    const long = '周日两点维护。'.repeat(10);
    const { table, user } = await openAudit('/admin/audit', {
      ...ROW,
      details: {
        title: '双十一',
        status: { before: 'draft', after: 'active' },
        end_time: { before: '2026-11-21T10:00:00.000Z', after: null },
        is_closable: { before: true, after: false },
        'translations.ja.title': { before: null, after: 'セール' },
        'translations.en.title': { before: 'Sale <b>today</b>', after: 'Sale <b>tomorrow</b>' },
        'translations.en.content': { before: null, after: 'On Sunday' },
        content: { before: long, after: `${long}请提前入仓` },
        audience: { before: 'robots', after: 'people' },
      },
    });
    const row = within(table.getByRole('row', { name: /jun/ }));
    const said = (name: string) => row.getByText(name).nextElementSibling;
    const marks = (name: string) =>
      [...(said(name)?.querySelectorAll('del, ins') ?? [])].map((mark) => mark.textContent);
    expect(said('标题')).toHaveTextContent(/^双十一$/);
    expect(marks('状态')).toEqual(['原为 草稿', '现为 展示中']);
    expect(marks('结束时间')).toEqual([expect.stringMatching(/^原为 2026/), '现为 永不过期']);
    expect(marks('允许用户关闭此公告')).toEqual(['原为 是', '现为 否']);
    expect(said('English · 标题')).toHaveTextContent('Sale <b>原为 today现为 tomorrow</b>');
    expect(marks('English · 内容')).toEqual(['现为 On Sunday']);
    const names = [...(said('标题')?.closest('dl')?.querySelectorAll('dt') ?? [])].map(
      (dt) => dt.textContent,
    );
    expect(names.slice(-3)).toEqual(['English · 标题', 'English · 内容', '日本語 · 标题']);
    expect(marks('audience')).toEqual(['原为 robots', '现为 people']);
    expect(row.getByText('请提前入仓', { exact: false })).not.toBeVisible();
    await user.click(row.getByText('查看全部 9 项'));
    expect(row.getByText('请提前入仓', { exact: false })).not.toBeVisible();
    await user.click(row.getByText('查看改动'));
    expect(marks('内容')).toEqual(['现为 请提前入仓']);
    expect(row.getByText('请提前入仓', { exact: false })).toBeVisible();
  });

  it('rejects an end before its start at the field', async () => {
    const { screen, lastQuery } = await openAudit('/admin/audit?from=2026-11-21&to=2026-11-20');
    expect(screen.getByLabelText('结束日期')).toBeInvalid();
    expect(screen.getByText('早于起始日期，未生效')).toBeVisible();
    expect(lastQuery()).toMatch(/from=/);
    expect(lastQuery()).not.toMatch(/to=/);
  });

  it('of one day is requested from its beginning to its end', async () => {
    const { screen, lastQuery } = await openAudit('/admin/audit?from=2026-11-21&to=2026-11-21');
    expect(screen.getByLabelText('结束日期')).toBeValid();
    expect(lastQuery()).toMatch(/from=.*to=/);
  });

  it('shows translated names of system actors, and filters by them', async () => {
    const { screen, lastQuery } = await openAudit('/admin/audit?actor=命令行', {
      ...ROW,
      actor_name: 'command line',
      action: 'users.set-role',
      details: { from: 'viewer', to: 'admin' },
    });
    const row = within(screen.getByRole('row', { name: /命令行/ }));
    expect(row.getByText('原角色').nextSibling).toHaveTextContent('查看者');
    expect(row.getByText('新角色').nextSibling).toHaveTextContent('管理员');
    expect(new URLSearchParams(lastQuery()).get('actor')).toBe('command line');
  });

  it('leads to the history of one object', async () => {
    const { screen, user, lastQuery } = await openAudit('/admin/audit', { ...ROW, subject: 'a b&c' });
    await user.click(screen.getByRole('link', { name: '只看此对象' }));
    expect(new URLSearchParams(lastQuery()).get('subject')).toBe('a b&c');
    expect(screen.getByLabelText(/^对象/)).toHaveValue('a b&c');
  });

  it('does not show a user as the command line', async () => {
    const { table } = await openAudit('/admin/audit', {
      ...ROW,
      actor_id: '01a2012d-0000-7000-8000-00000000000b',
      actor_name: 'visitor',
    });
    expect(table.getByRole('rowheader', { name: 'visitor' })).toBeVisible();
  });

  it('requests what the address says, with days in the local zone', async () => {
    const { lastQuery } = await openAudit(
      '/admin/audit?action=users.create&actor=mei&from=2026-11-20&to=2026-11-21&page=2',
    );
    const query = new URLSearchParams(lastQuery());
    expect(Object.fromEntries(query)).toEqual({
      action: 'users.create',
      actor: 'mei',
      from: new Date(2026, 10, 20).toISOString(),
      to: new Date(2026, 10, 22).toISOString(),
      page: '2',
      limit: '20',
    });
  });

  it('ignores invalid filters of the address', async () => {
    const { lastQuery } = await openAudit('/admin/audit?action=drop&from=never&page=0');
    expect(lastQuery()).toBe('page=1&limit=20');
  });

  it('keeps filters and page in the address', async () => {
    const { screen, user, lastQuery } = await openAudit();
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(window.location.search).toBe('?page=2');
    // An action that this page has no words for is shown as it is.
    expect(await screen.findByText('backup.restore')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('操作'), '创建用户');
    expect(window.location.search).toBe('?action=users.create');
    await user.type(screen.getByLabelText(/^操作人/), 'mei{Enter}');
    expect(window.location.search).toBe('?action=users.create&actor=mei');
    expect(lastQuery()).toBe('actor=mei&action=users.create&page=1&limit=20');
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(window.location.search).toBe('');
  });

  it('says why it could not be read, and tries again', async () => {
    let isAway = true;
    const { screen, user } = await renderAdmin('/admin/audit', {
      answers: {
        'GET /audit': (request) => (isAway ? { status: 422, code: 'request.invalid' } : page(ROW)(request)),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('请求内容不正确');
    isAway = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('says that the file could not be made', async () => {
    const { screen, user } = await openAudit();
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    expect(await screen.findByText('导出失败：请求的地址不存在')).toBeVisible();
  });
});
