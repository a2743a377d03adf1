import { pasteInto } from '@seller-toolbox/testing/paste-into';
import type { Feedback } from '@seller-toolbox/contracts/feedback';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { ROOT_USER, renderAdmin, type ServiceAnswer, type Answers } from '../render-admin.tsx';
import { feedbackDrafts } from './feedback-drafts.ts';

afterEach(() => {
  // They live as long as the page.
  feedbackDrafts.all().forEach(feedbackDrafts.forget);
  jest.restoreAllMocks();
});

const ROW: Feedback = {
  id: '0199aa00-0000-7000-8000-000000000001',
  feedback_type: 'bug',
  rating: 2,
  message: '标签打印位置偏了两毫米',
  email: 'seller@example.com',
  status: 'new',
  admin_notes: null,
  page: null,
  tool_id: null,
  language: null,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
};
const STATS = {
  overall: { total_feedback: 46, overall_avg_rating: 4.5, weekly_count: 3, monthly_count: 9 },
  byType: [],
};
const CHANGE = `PATCH /feedback/${ROW.id}/status`;
const DELETE = `DELETE /feedback/${ROW.id}`;
const NEVER = () => new Promise<ServiceAnswer>(() => undefined);

const listed = (rows: readonly Feedback[], total = rows.length, page = 1) => ({
  data: rows,
  pagination: { page, limit: 10, total, totalPages: Math.max(1, Math.ceil(total / 10)) },
});

/** Answers a call when the test says so. */
function held() {
  let answer: (answered: ServiceAnswer) => void = () => undefined;
  const asked = () => new Promise<ServiceAnswer>((resolve) => (answer = resolve));
  return { asked, answer: (answered: ServiceAnswer) => act(async () => answer(answered)) };
}

/** Once this, then that. */
function then(first: () => ServiceAnswer, later: () => ServiceAnswer | Promise<ServiceAnswer>) {
  let count = 0;
  return () => (count++ === 0 ? first() : later());
}

/** Returns to the tab after so long that the page requests the list again. */
function lookAgain() {
  const now = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  fireEvent(window, new Event('visibilitychange'));
}

async function openFeedback(answers: Answers = {}, query = '') {
  const rendered = await renderAdmin(`/admin/feedback${query}`, {
    answers: {
      'GET /feedback': () => listed([ROW]),
      'GET /feedback/stats/overview': () => ({ data: STATS }),
      ...answers,
    },
  });
  const { screen, user } = rendered;
  const row = () => screen.findByRole('button', { name: ROW.message });
  async function open() {
    await user.click(await row());
    return within(screen.getByRole('dialog', { name: '错误报告' }));
  }
  return { ...rendered, open };
}

describe('the list of feedback', () => {
  it('is shown with zeros when its statistics failed', async () => {
    const { screen } = await openFeedback({
      'GET /feedback/stats/overview': () => ({ status: 422, code: 'request.invalid' }),
    });
    expect(await screen.findByRole('group', { name: '反馈总数' })).toHaveTextContent('反馈总数0');
    expect(screen.getByRole('group', { name: '平均评分' })).toHaveTextContent('—');
    expect(await screen.findByText(ROW.message)).toBeVisible();
  });

  it('shows the HTTP status of an unreadable answer', async () => {
    const { screen } = await openFeedback({ 'GET /feedback': () => ({ status: 418, data: 'a teapot' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('HTTP error! status: 418');
  });

  it('requests the filters of the address, without invalid ones', async () => {
    const { service, screen } = await openFeedback({}, '?type=bug&status=gone&rating=9&page=-1&sort=message');
    await screen.findByText(ROW.message);
    const { query } = service.requests.find(({ path }) => path === '/feedback') ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({
      feedback_type: 'bug',
      sort: '-created_at',
      page: '1',
      limit: '10',
    });
  });

  it('goes one page back when the last row of a page was deleted', async () => {
    const { open, user, screen } = await openFeedback(
      {
        'GET /feedback': ({ query }) =>
          query.get('page') === '2'
            ? listed([ROW], 11, 2)
            : listed([{ ...ROW, id: ROW.id.replace(/1$/, '2') }], 10),
        [DELETE]: () => ({ data: {} }),
      },
      '?page=2',
    );
    const drawer = await open();
    await user.click(drawer.getByRole('button', { name: '删除' }));
    const question = within(screen.getByRole('dialog', { name: '删除反馈' }));
    expect(question.getByText('确定要删除这条反馈吗？')).toBeVisible();
    await user.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await screen.findByText('反馈已删除')).toBeVisible();
  });
});

describe('a feedback that is answered', () => {
  it('has its new status immediately, and the old one again if the service rejects the change', async () => {
    const change = held();
    const { open, user, screen } = await openFeedback({ [CHANGE]: change.asked });
    const drawer = await open();
    await user.selectOptions(drawer.getByLabelText('状态'), 'resolved');
    await pasteInto(drawer.getByLabelText('管理员备注'), '已修复', user);
    await user.click(drawer.getByRole('button', { name: '保存' }));
    const table = screen.getByRole('table', { name: '反馈管理', hidden: true });
    expect(within(table).getByText('已解决')).toBeInTheDocument();
    await change.answer({ status: 422, code: 'request.invalid' });
    await waitFor(() => expect(within(table).queryByText('已解决')).toBeNull());
    expect(within(table).getByText('新反馈')).toBeInTheDocument();
    expect(drawer.getByRole('alert')).toBeVisible();
    expect(drawer.getByLabelText('管理员备注')).toHaveValue('已修复');
  });

  it('is not closed before the service has answered', async () => {
    const change = held();
    const { open, user, screen } = await openFeedback({ [CHANGE]: change.asked });
    const drawer = await open();
    await user.selectOptions(drawer.getByLabelText('状态'), 'closed');
    await user.click(drawer.getByRole('button', { name: '保存' }));
    await user.click(drawer.getByRole('button', { name: '取消' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await change.answer({ data: { ...ROW, status: 'closed' } });
    expect(await screen.findByText('反馈已更新')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the saved notice even while list and figures still load', async () => {
    const { open, user, screen } = await openFeedback({
      'GET /feedback': then(() => listed([ROW]), NEVER),
      'GET /feedback/stats/overview': then(() => ({ data: STATS }), NEVER),
      [CHANGE]: () => ({ data: { ...ROW, status: 'closed' } }),
    });
    const drawer = await open();
    await user.selectOptions(drawer.getByLabelText('状态'), 'closed');
    await user.click(drawer.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('反馈已更新')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the deleted notice even if the list arrives before the figures', async () => {
    const { open, user, screen } = await openFeedback({
      'GET /feedback': then(
        () => listed([ROW]),
        () => listed([]),
      ),
      'GET /feedback/stats/overview': then(() => ({ data: STATS }), NEVER),
      [DELETE]: () => ({ data: {} }),
    });
    const drawer = await open();
    await user.click(drawer.getByRole('button', { name: '删除' }));
    const question = within(screen.getByRole('dialog', { name: '删除反馈' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('反馈已删除')).toBeVisible();
    expect(await screen.findByText('还没有反馈')).toBeVisible();
  });

  it('asks before Escape or a click outside discards changes', async () => {
    const { open, user, screen } = await openFeedback();
    const drawer = await open();
    await pasteInto(drawer.getByLabelText('管理员备注'), '已修复', user);
    await user.keyboard('{Escape}');
    const question = () => screen.getByRole('dialog', { name: '放弃未保存的内容？' });
    await user.click(within(question()).getByRole('button', { name: '取消' }));
    expect(drawer.getByLabelText('管理员备注')).toHaveValue('已修复');
    fireEvent.mouseDown(screen.getByRole('dialog', { name: '错误报告' }));
    expect(screen.queryByRole('dialog', { name: '放弃未保存的内容？' })).toBeNull();
    await user.click(drawer.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
    await user.click(within(question()).getByRole('button', { name: '放弃修改' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(feedbackDrafts.all()).toEqual([]);
  });

  it('is closed without a question where nothing was changed', async () => {
    const { open, screen } = await openFeedback();
    await open();
    fireEvent.mouseDown(screen.getByRole('dialog', { name: '错误报告' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('restores its unsaved notes when it is opened again, and detects a change by another admin', async () => {
    const draft = { status: 'resolved', notes: '我的' } as const;
    const owner = { userId: ROOT_USER.id, id: ROW.id };
    feedbackDrafts.keep({ ...owner, updatedAt: '2026-11-19T00:00:00.000Z', draft });
    const { open, user } = await openFeedback({
      'GET /feedback': () => listed([{ ...ROW, admin_notes: '别人的' }]),
    });
    const drawer = await open();
    expect(drawer.getByText(/已恢复上次未保存的内容。/)).toHaveTextContent('备注是“别人的”');
    expect(drawer.getByLabelText('管理员备注')).toHaveValue('我的');
    await user.click(drawer.getByRole('button', { name: '放弃这些内容' }));
    expect(drawer.getByLabelText('管理员备注')).toHaveValue('别人的');
    expect(feedbackDrafts.all()).toEqual([]);
  });

  it('reports a change by another admin while notes are typed, and stays open though it no longer matches the filter', async () => {
    const theirs = { ...ROW, admin_notes: '别人的', updated_at: '2026-11-22T00:00:00.000Z' };
    const rows = [[ROW], [theirs], []];
    const { open, user, screen } = await openFeedback({ 'GET /feedback': () => listed(rows.shift() ?? []) });
    const drawer = await open();
    await user.type(drawer.getByLabelText('管理员备注'), '我的');
    lookAgain();
    expect(await drawer.findByText(/备注是“别人的”/)).toBeVisible();
    expect(drawer.getByLabelText('管理员备注')).toHaveValue('我的');
    lookAgain();
    expect(await screen.findByText('还没有反馈')).toBeInTheDocument();
    expect(drawer.getByLabelText('管理员备注')).toHaveValue('我的');
  });

  it.each([
    ['is still listed', true],
    ['fits the filter no more', false],
  ])('that another admin answered first is shown with their answer: it %s', async (_title, isListed) => {
    const theirs = { ...ROW, admin_notes: '别人的', updated_at: '2026-11-22T00:00:00.000Z' };
    const rows = [[ROW]];
    const { open, user, screen, service } = await openFeedback({
      'GET /feedback': ({ query }) =>
        listed(rows.shift() ?? (isListed || query.get('sort') === '-updated_at' ? [theirs] : [])),
      [CHANGE]: ({ body }) =>
        (body as Feedback).updated_at === theirs.updated_at
          ? { data: { ...theirs, admin_notes: '我的' } }
          : { status: 409, code: 'feedback.changed-meanwhile' },
    });
    const drawer = await open();
    await user.type(drawer.getByLabelText('管理员备注'), '我的');
    await user.click(drawer.getByRole('button', { name: '保存' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('这条反馈已被其他人修改，请查看后再保存');
    expect(await drawer.findByText(/当前状态是“新反馈”，备注是“别人的”/)).toBeVisible();
    expect(drawer.getByLabelText('管理员备注')).toHaveValue('我的');
    await user.click(drawer.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('反馈已更新')).toBeVisible();
    const sent = service.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent).toMatchObject([{ updated_at: ROW.updated_at }, { updated_at: theirs.updated_at }]);
  });

  it('shows the change of another admin where nothing is typed', async () => {
    const theirs = { ...ROW, admin_notes: '别人的', updated_at: '2026-11-22T00:00:00.000Z' };
    const rows = [[ROW], [theirs]];
    const { open } = await openFeedback({ 'GET /feedback': () => listed(rows.shift() ?? [theirs]) });
    const drawer = await open();
    lookAgain();
    await waitFor(() => expect(drawer.getByLabelText('管理员备注')).toHaveValue('别人的'));
    expect(drawer.getByRole('button', { name: '保存' })).toBeDisabled();
  });

  it('keeps its notes while the service rejects them, and forgets them when they are saved', async () => {
    const answers = [{ status: 422, code: 'request.invalid' }, { data: { ...ROW, admin_notes: '已修复' } }];
    const { open, user, screen } = await openFeedback({ [CHANGE]: () => answers.shift() ?? { status: 404 } });
    const drawer = await open();
    await pasteInto(drawer.getByLabelText('管理员备注'), '已修复', user);
    await user.click(drawer.getByRole('button', { name: '保存' }));
    expect(await drawer.findByRole('alert')).toBeVisible();
    expect(feedbackDrafts.all().map(({ draft }) => draft.notes)).toEqual(['已修复']);
    // Confidential: as long as the page lives, and nowhere else.
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('已修复');
    await user.click(drawer.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('反馈已更新')).toBeVisible();
    expect(feedbackDrafts.all()).toEqual([]);
  });
});

describe('finding feedback', () => {
  it('sends text and days, and saves the file with the same filter', async () => {
    const { user, screen, service } = await openFeedback({
      'GET /feedback/export': () => ({ status: 403, code: 'auth.forbidden' }),
    });
    await screen.findByText(ROW.message);
    await user.type(screen.getByLabelText('搜索内容、邮箱或备注'), '标签{Enter}');
    fireEvent.change(screen.getByLabelText('开始日期'), { target: { value: '2026-11-19' } });
    fireEvent.change(screen.getByLabelText('结束日期'), { target: { value: '2026-11-20' } });
    const filter = {
      q: '标签',
      from: new Date(2026, 10, 19).toISOString(),
      to: new Date(2026, 10, 21).toISOString(),
    };
    const askedOf = (path: string) =>
      Object.fromEntries(service.requests.filter((request) => request.path === path).at(-1)?.query ?? []);
    await waitFor(() => expect(askedOf('/feedback')).toMatchObject(filter));
    expect(window.location.search).toBe('?q=%E6%A0%87%E7%AD%BE&from=2026-11-19&to=2026-11-20');
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    await waitFor(() => expect(askedOf('/feedback/export')).toEqual(filter));
  });

  it('opens the one that the address names, and forgets it when it is closed', async () => {
    const other = { ...ROW, id: ROW.id.replace(/1$/, '9'), page: '/tools', language: 'ja' as const };
    const { screen, user } = await openFeedback(
      { [`GET /feedback/${other.id}`]: () => ({ data: other }) },
      `?item=${other.id}`,
    );
    const drawer = within(await screen.findByRole('dialog', { name: '错误报告' }));
    expect(drawer.getByRole('link', { name: '/tools' })).toHaveAttribute('href', '/tools');
    expect(drawer.getByText('日本語')).toBeVisible();
    await user.click(drawer.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the one in the address does not exist any more', async () => {
    const { screen } = await openFeedback(
      { [`GET /feedback/${ROW.id}`]: () => ({ status: 404, code: 'feedback.not-found' }) },
      `?item=${ROW.id}`,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('没有这条反馈');
  });

  it('counts what is new in the navigation and in the title', async () => {
    const { screen } = await openFeedback({
      'GET /feedback/stats/new': () => ({ data: { new_feedback: 3 } }),
    });
    expect(await screen.findByRole('link', { name: /用户反馈.*3 条新反馈|反馈.*3 条新反馈/ })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
  });
});

describe('several feedback entries', () => {
  const BATCH = {
    id: '0199aa00-0000-7000-8000-0000000000b1',
    action: 'delete',
    status: null,
    count: 1,
    operation_id: null,
    created_at: ROW.created_at,
    undo_until: '2026-11-20T08:10:00.000Z',
  };

  it('are deleted as a batch, and restored by undo', async () => {
    let stored: readonly Feedback[] = [ROW];
    const { screen, user, service } = await openFeedback({
      'GET /feedback': () => listed(stored),
      'GET /feedback/batches': () => ({ data: stored.length === 0 ? [BATCH] : [] }),
      'POST /feedback/batch/delete': () => {
        stored = [];
        return { data: { batch: BATCH } };
      },
      [`POST /feedback/batches/${BATCH.id}/undo`]: () => {
        stored = [ROW];
        return { data: { restored: 1, skipped: 0 } };
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(ROW.message) }));
    await user.click(screen.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除 1 条反馈')).toBeVisible();
    expect(await screen.findByText('还没有反馈')).toBeVisible();
    expect(service.requests.find(({ path }) => path === '/feedback/batch/delete')?.body).toEqual({
      ids: [ROW.id],
    });
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await screen.findByText('已恢复 1 条反馈')).toBeVisible();
    expect(await screen.findByRole('button', { name: ROW.message })).toBeVisible();
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  });

  it('get a status, and the reason is shown if they do not', async () => {
    const { screen, user, service } = await openFeedback({
      'POST /feedback/batch/status': () => ({ status: 403, code: 'auth.forbidden' }),
    });
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(ROW.message) }));
    await user.selectOptions(screen.getByRole('combobox', { name: '设置状态…' }), '已关闭');
    expect(await screen.findByText(/权限不足|没有权限|message of auth.forbidden/)).toBeVisible();
    expect(service.requests.find(({ path }) => path === '/feedback/batch/status')?.body).toEqual({
      ids: [ROW.id],
      status: 'closed',
    });
    expect(screen.getByRole('checkbox', { name: new RegExp(ROW.message) })).toBeChecked();
  });

  it('are selected on all pages, changed in parts as one action, and the failed ones stay selected', async () => {
    const all = Array.from({ length: 250 }, (_, at) => ({
      ...ROW,
      id: ROW.id.slice(0, -3) + String(at).padStart(3, '0'),
      message: `${ROW.message} ${at}`,
    }));
    const pageOf = ({ query }: { query: URLSearchParams }) => {
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      const rows = all.slice((page - 1) * limit, page * limit);
      const pagination = { page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) };
      return { data: rows, pagination };
    };
    const failing = all[249]?.id ?? '';
    const { screen, user, service } = await openFeedback(
      {
        'GET /feedback': pageOf,
        'POST /feedback/batch/status': ({ body }) => {
          const { ids } = body as { ids: string[] };
          if (ids.includes(failing)) return { status: 403, code: 'auth.forbidden' };
          return { data: { batch: { ...BATCH, action: 'set-status', status: 'closed', count: 99 } } };
        },
      },
      '?type=bug',
    );
    await user.click(await screen.findByRole('checkbox', { name: /全选|选择本页全部/ }));
    expect(screen.getByText('已选 10 条')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '选择全部 250 条' }));
    expect(await screen.findByText('已选 250 条')).toBeVisible();
    expect(screen.queryByRole('button', { name: '选择全部 250 条' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: '设置状态…' }), '已关闭');
    expect(
      await screen.findByText(/^198 条反馈的状态已设为“已关闭” · 2 条无需更改 · 50 条未成功：/),
    ).toBeVisible();
    expect(screen.getByText('已选 50 条')).toBeVisible();
    const sent = service.requests
      .filter(({ path }) => path === '/feedback/batch/status')
      .map(({ body }) => body as { ids: string[]; operation_id: string });
    expect(sent.flatMap(({ ids }) => ids).sort()).toEqual(all.map(({ id }) => id).sort());
    expect(new Set(sent.map(({ operation_id: id }) => id)).size).toBe(1);
    const listed = service.requests.filter(
      ({ query, path }) => path === '/feedback' && query.get('limit') === '100',
    );
    expect(listed.map(({ query }) => query.get('feedback_type'))).toEqual(['bug', 'bug', 'bug']);
  });

  it('in several batches are undone as a whole', async () => {
    const parts = ['1', '2'].map((end) => ({
      ...BATCH,
      id: BATCH.id.slice(0, -1) + end,
      operation_id: 'all',
    }));
    const undone: string[] = [];
    const undo = (id: string) => () => {
      undone.push(id);
      return { data: { restored: 1, skipped: 0 } };
    };
    const { screen, user } = await openFeedback({
      'GET /feedback/batches': () => ({ data: parts.filter(({ id }) => !undone.includes(id)) }),
      ...Object.fromEntries(parts.map(({ id }) => [`POST /feedback/batches/${id}/undo`, undo(id)])),
    });
    expect(await screen.findByText(/^已删除 2 条反馈/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await screen.findByText('已恢复 2 条反馈')).toBeVisible();
    expect(undone.sort()).toEqual(parts.map(({ id }) => id));
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).toBeNull());
  });
});
