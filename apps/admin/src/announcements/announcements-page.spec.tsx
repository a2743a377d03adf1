import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { ServiceAnswer, Answers, ServiceRequest } from '../render-admin.tsx';
import { announcement, announcementsAnswer, renderAnnouncements } from './render-announcements.ts';

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => announcement(index + 1));
const ROWS = rowsUpTo(5);
/** More than one request changes. */
const MANY = rowsUpTo(9);
const AWAY = () => Promise.reject(new TypeError('away'));

/** The same answer to the change of each row. */
const toEach = (
  method: string,
  answer: (request: ServiceRequest, row: Announcement) => ServiceAnswer | Promise<ServiceAnswer>,
  rows = ROWS,
): Answers =>
  Object.fromEntries(
    rows.map((row) => [
      `${method} /announcements/${row.id}`,
      (request: ServiceRequest) => answer(request, row),
    ]),
  );

async function selectAll(answers: Answers = {}, rows = ROWS) {
  const rendered = await renderAnnouncements(rows, { answers });
  const { screen, user } = rendered;
  await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  async function run(name: string) {
    await user.click(screen.getByRole('button', { name }));
    const question = screen.getByRole('dialog', { name });
    await user.click(within(question).getByRole('button', { name }));
    return question;
  }
  return { ...rendered, run };
}

/** The admin leaves the page while all are deleted; the service answers when it is let go. */
async function leaveWhileDeleting(answerTo: (row: Announcement) => ServiceAnswer, rows = ROWS) {
  const { held, letGo } = holdBack();
  const answers = toEach('DELETE', (_, row) => held.then(() => answerTo(row)), rows);
  const { run, screen, user, sent } = await selectAll(answers, rows);
  await run('批量删除');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: '登录会话' })));
  await screen.findByRole('heading', { level: 1, name: '登录会话' });
  return { screen, user, sent, letGo };
}

/** What waits for it goes on when it is let go. */
function holdBack() {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  return { held, letGo };
}

function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe('a duplicate', () => {
  it('is a draft without times, and is opened', async () => {
    const copy = announcement(2, { title: '公告1' });
    const { screen, user, sent } = await renderAnnouncements(
      [announcement(1, { status: 'active', stored_status: 'active', end_time: '2030-01-01T00:00:00.000Z' })],
      { answers: { 'POST /announcements': () => ({ status: 201, data: copy }) } },
    );
    await user.click(await screen.findByRole('button', { name: '复制“公告1”' }));
    expect(await screen.findByText('已复制为草稿')).toBeVisible();
    expect(sent()).toMatchObject([{ body: { title: '公告1', status: 'draft', end_time: null } }]);
    expect(await screen.findByRole('dialog', { name: '编辑公告' })).toBeVisible();
  });

  it('that fails says why', async () => {
    const { screen, user } = await renderAnnouncements([announcement(1)], {
      answers: { 'POST /announcements': () => Promise.reject(new TypeError('away')) },
    });
    await user.click(await screen.findByRole('button', { name: '复制“公告1”' }));
    expect(await screen.findByText(/^复制失败/)).toBeVisible();
  });
});

describe('the list of announcements', () => {
  it('opens one by its title', async () => {
    const { screen, user } = await renderAnnouncements(ROWS);
    await user.click(await screen.findByRole('button', { name: '公告2' }));
    const editor = within(await screen.findByRole('dialog', { name: '编辑公告' }));
    expect(editor.getAllByLabelText('标题')[0]).toHaveValue('公告2');
  });
});

describe('a batch of announcements', () => {
  it('asks before deleting, with three titles and the count of the others', async () => {
    const { screen, user, sent } = await selectAll();
    await user.click(screen.getByRole('button', { name: '批量删除' }));
    const question = within(screen.getByRole('dialog', { name: '批量删除' }));
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '公告1',
      '公告2',
      '公告3',
      '以及另外 2 个公告',
    ]);
    await user.click(question.getByRole('button', { name: '取消' }));
    expect(sent()).toEqual([]);
  });

  it.each([
    ['批量启用', 'PUT', '成功启用 5 个公告'],
    ['批量停用', 'PUT', '成功停用 5 个公告'],
    ['批量删除', 'DELETE', '成功删除 5 个公告'],
  ])('%s: full success shows a green notice and clears the selection', async (name, method, text) => {
    const { run, screen, sent } = await selectAll(
      toEach(method, (_, row) => ({ data: { ...row, status: 'active' } })),
    );
    await run(name);
    expect((await screen.findByText(text)).closest('.notice')).toHaveClass('ok');
    expect(sent()).toHaveLength(5);
    expect(screen.queryByText(/^已选/)).toBeNull();
    // What had the focus went with the selection.
    await waitFor(() => expect(screen.getByRole('group', { name: '公告管理' })).toHaveFocus());
  });

  it('activates what has ended only with a new end, and calls activated what visitors see', async () => {
    const past = '2020-01-01T00:00:00.000Z';
    const rows = [announcement(1, { end_time: past, status: 'expired' }), announcement(2), announcement(3)];
    const statuses = ['active', 'scheduled', 'expired'] as const;
    const { screen, user, sent } = await selectAll(
      toEach('PUT', (_, row) => ({ data: { ...row, status: statuses[rows.indexOf(row)] } }), rows),
      rows,
    );
    await user.click(screen.getByRole('button', { name: '批量启用' }));
    const question = within(screen.getByRole('dialog', { name: '批量启用' }));
    expect(question.getByText('其中 1 个已过结束时间，不改结束时间就不会显示：')).toBeVisible();
    const end = question.getByLabelText('新的结束时间');
    fireEvent.change(end, { target: { value: '2020-02-01T00:00' } });
    await user.click(question.getByRole('button', { name: '批量启用' }));
    expect(end).toBeInvalid();
    expect(sent()).toEqual([]);
    fireEvent.change(end, { target: { value: '2099-02-01T00:00' } });
    await user.click(question.getByRole('button', { name: '批量启用' }));
    const text = '成功启用 1 个公告 · 1 个公告将在开始时间显示 · 1 个公告已过结束时间，不会显示';
    expect((await screen.findByText(text)).closest('.notice')).toHaveClass('warn');
    const ends = sent().map(({ body }) => (body as Announcement).end_time);
    expect(ends).toEqual([new Date(2099, 1, 1).toISOString(), null, null]);
  });

  it('sends each announcement whole with its new status', async () => {
    const { run, screen, sent } = await selectAll(
      toEach('PUT', (_, row) => ({ data: { ...row, status: 'active' } })),
    );
    await run('批量启用');
    await screen.findByText('成功启用 5 个公告');
    expect(sent()[0]?.body).toMatchObject({
      title: '公告1',
      status: 'active',
      translations: ROWS[0]?.translations,
    });
  });

  it.each([
    ['批量启用', 'PUT', '操作完成，4 个成功，1 个失败'],
    ['批量删除', 'DELETE', '删除完成，4 个成功，1 个失败'],
  ])('%s: partial success shows a yellow notice beside the failures', async (name, method, text) => {
    const { run, screen } = await selectAll(
      toEach(method, (_, row) =>
        row === ROWS[2] ? { status: 404, code: 'announcements.not-found' } : { data: row },
      ),
    );
    await run(name);
    const outcome = within(await screen.findByRole('dialog', { name: '1 个未成功' }));
    // Over everything else, where it can be read: a dialog hides the notices behind it.
    expect(outcome.getByText(text).closest('.notice')).toHaveClass('warn');
    expect(outcome.getByRole('listitem')).toHaveTextContent(/^公告3 — /);
    expect(screen.getByText('已选 1 条')).toBeInTheDocument();
  });

  it.each([
    ['批量启用', 'PUT', '批量启用失败: 网络错误'],
    ['批量停用', 'PUT', '批量停用失败: 网络错误'],
    ['批量删除', 'DELETE', '批量删除失败: 网络错误'],
  ])('%s: without an answer it shows an error, and all stay selected', async (name, method, text) => {
    const { run, screen } = await selectAll(toEach(method, AWAY));
    await run(name);
    const outcome = within(await screen.findByRole('dialog', { name: '5 个未成功' }));
    expect(outcome.getByText(text).closest('.notice')).toHaveClass('bad');
    expect(screen.getByText('已选 5 条')).toBeInTheDocument();
  });

  it('counts its running requests when it is stopped, and leaves the rest selected', async () => {
    const { held, letGo } = holdBack();
    const answers = toEach('PUT', (_, row) => held.then(() => ({ data: row })), MANY);
    const { run, screen, user, sent } = await selectAll(answers, MANY);
    await run('批量启用');
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: '停止' }));
    expect(screen.getByRole('button', { name: '停止' })).toHaveAttribute('aria-disabled', 'true');
    letGo();
    expect(await screen.findByText('已停止：6 个成功，0 个失败，3 个未处理')).toBeVisible();
    expect(sent()).toHaveLength(6);
    expect(screen.getByText('已选 3 条')).toBeVisible();
    expect(screen.queryByRole('button', { name: '停止' })).toBeNull();
  });

  it('reports its result on any page of the admin section', async () => {
    const { screen, letGo } = await leaveWhileDeleting((row) =>
      row === ROWS[2] ? { status: 404, code: 'announcements.not-found' } : { data: row },
    );
    expect(asksBeforeLeaving()).toBe(true);
    letGo();
    expect((await screen.findByText('删除完成，4 个成功，1 个失败')).closest('.notice')).toHaveClass('warn');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('is shown, and can be stopped, when the admin comes back to its page', async () => {
    const { screen, user, sent, letGo } = await leaveWhileDeleting((row) => ({ data: row }), MANY);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: '公告管理' })));
    await user.click(await screen.findByRole('button', { name: '停止' }));
    letGo();
    expect(await screen.findByText('已停止：6 个成功，0 个失败，3 个未处理')).toBeVisible();
    expect(sent()).toHaveLength(6);
    expect(screen.queryByRole('button', { name: '停止' })).toBeNull();
  });

  it('is retried with the current versions of the announcements, on any page of the list', async () => {
    const changed = { ...ROWS[2], updated_at: '2026-11-22T00:00:00.000Z' } as Announcement;
    const { run, screen, user } = await selectAll({
      // The list shows another page by now.
      'GET /announcements': ({ query }) =>
        announcementsAnswer(query.get('sort') === '-updated_at' ? [changed] : ROWS),
      ...toEach('PUT', ({ body }, row) =>
        row === ROWS[2] && (body as Announcement).updated_at !== changed.updated_at
          ? { status: 409, code: 'announcements.changed-meanwhile' }
          : { data: { ...row, status: 'active' } },
      ),
    });
    await run('批量启用');
    const outcome = within(await screen.findByRole('dialog', { name: '1 个未成功' }));
    await user.click(outcome.getByRole('button', { name: '关闭' }));
    await run('批量启用');
    expect(await screen.findByText('成功启用 1 个公告')).toBeVisible();
  });
});

describe('a draft in the list of announcements', () => {
  it('is marked if it has times at which it will not be shown', async () => {
    const { screen } = await renderAnnouncements([
      announcement(1, { start_time: '2099-01-01T00:00:00.000Z' }),
      announcement(2),
      announcement(3, { start_time: '2099-01-01T00:00:00.000Z', status: 'scheduled' }),
    ]);
    expect(await screen.findAllByText('有排期，未发布')).toHaveLength(1);
  });
});

describe('the list of announcements', () => {
  it('offers to write the first one where there is none', async () => {
    const { screen, user } = await renderAnnouncements([]);
    expect(await screen.findByText('暂无公告数据')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '创建第一个公告' }));
    expect(await screen.findByRole('dialog', { name: '新建公告' })).toBeVisible();
  });

  it('opens the last page when the requested page is empty', async () => {
    const { screen, user } = await renderAnnouncements([], {
      query: '?page=9',
      answers: {
        'GET /announcements': ({ query }) =>
          query.get('page') === '2'
            ? announcementsAnswer(ROWS)
            : { data: [], pagination: { page: 9, limit: 20, total: 25, totalPages: 2 } },
      },
    });
    expect(await screen.findByText('这一页没有内容')).toBeVisible();
    expect(screen.queryByText('暂无公告数据')).toBeNull();
    await user.click(screen.getByRole('button', { name: '到最后一页' }));
    expect(await screen.findByRole('button', { name: '公告1' })).toBeVisible();
    expect(window.location.search).toBe('?page=2');
  });

  it('shows titles and content as text, whatever they contain', async () => {
    const attack = '<img src=x onerror=alert(1)>';
    const { screen } = await renderAnnouncements([
      announcement(1, { title: attack, content: `${attack}<b>字</b>` }),
    ]);
    expect(await screen.findByText(attack)).toBeVisible();
    expect(screen.getByText(/字$/)).toBeVisible();
    expect(screen.getByRole('main').querySelector('img')).toBeNull();
  });

  it('says in the preview which languages read another', async () => {
    const { screen, user } = await renderAnnouncements(ROWS);
    await user.click(await screen.findByRole('button', { name: '预览“公告1”' }));
    const dialog = screen.getByRole('dialog', { name: '公告预览' });
    const preview = within(dialog);
    const shown = () => {
      const frame = within(dialog).getByTitle<HTMLIFrameElement>('访客看到的页面');
      return within(frame.contentDocument?.body as HTMLElement);
    };
    const languages = preview.getByLabelText('语言');
    await user.selectOptions(languages, 'en');
    expect(await shown().findByText('Maintenance')).toBeInTheDocument();
    expect(preview.queryByText(/没有这种语言的翻译/)).toBeNull();
    await user.selectOptions(languages, 'vi');
    expect(await shown().findByText('Maintenance')).toBeInTheDocument();
    expect(preview.getByText('没有这种语言的翻译，访客看到的是English。')).toBeVisible();
  });

  it.each([
    ['announcements.not-found', 404, '删除失败: '],
    ['strange', 500, '删除失败: message of strange'],
  ])('says why an announcement could not be deleted: %s', async (code, status, text) => {
    const { screen, user } = await renderAnnouncements(ROWS, {
      answers: toEach('DELETE', () => ({ status, code })),
    });
    await user.click(await screen.findByRole('button', { name: '删除“公告1”' }));
    const question = within(screen.getByRole('dialog', { name: '删除公告' }));
    expect(question.getByText(/“公告1”.*无法撤销/)).toBeVisible();
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await question.findByRole('alert')).toHaveTextContent(text);
  });

  it('deselects an announcement that was deleted alone', async () => {
    const { screen, user } = await selectAll(toEach('DELETE', () => ({ data: {} })));
    await user.click(screen.getByRole('button', { name: '删除“公告1”' }));
    const question = within(screen.getByRole('dialog', { name: '删除公告' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已选 4 条')).toBeVisible();
  });

  it('keeps the focus on the page when the row that had it was deleted', async () => {
    const lists = [ROWS, ROWS.slice(1)];
    const { screen, user } = await renderAnnouncements(ROWS, {
      answers: {
        ...toEach('DELETE', () => ({ data: {} })),
        'GET /announcements': () => announcementsAnswer(lists.shift() ?? ROWS.slice(1)),
      },
    });
    await user.click(await screen.findByRole('button', { name: '删除“公告1”' }));
    const question = within(screen.getByRole('dialog', { name: '删除公告' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '删除“公告1”' })).toBeNull());
    // In the list, or where the page begins if the question was closed last.
    expect(document.activeElement).toHaveAttribute('tabindex', '-1');
  });

  it('keeps the focus beside the filters when they are cleared', async () => {
    const { screen, user } = await renderAnnouncements(ROWS, { query: '?type=info' });
    await user.click(await screen.findByRole('button', { name: '清除筛选' }));
    expect(screen.getByRole('search', { name: '筛选' })).toHaveFocus();
  });

  it('says that the network failed when an announcement could not be deleted', async () => {
    const { screen, user } = await renderAnnouncements(ROWS, { answers: toEach('DELETE', AWAY) });
    await user.click(await screen.findByRole('button', { name: '删除“公告1”' }));
    const question = within(screen.getByRole('dialog', { name: '删除公告' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await question.findByRole('alert')).toHaveTextContent('删除失败: 网络错误');
  });
});
