import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { ROOT_USER, type Answers } from '../render-admin.tsx';
import { NEW_DRAFT, toDraft } from './announcement-draft.ts';
import { announcementDrafts } from './stored-drafts.ts';
import { announcement, announcementsAnswer, renderAnnouncements } from './render-announcements.ts';

Element.prototype.scrollIntoView = () => undefined;
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const SAVED = announcement(1);
const CREATE = 'POST /announcements';
const CHANGE = `PUT /announcements/${SAVED.id}`;
const AWAY = () => Promise.reject(new TypeError('away'));

async function writeNew(answers: Answers = {}) {
  const rendered = await renderAnnouncements([], { query: '?new=1', answers });
  const editor = within(await rendered.screen.findByRole('dialog', { name: '新建公告' }));
  const type = (label: string, value: string) =>
    fireEvent.change(editor.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });
  const save = () => rendered.user.click(editor.getByRole('button', { name: '创建' }));
  return { ...rendered, editor, type, save };
}

async function edit(answers: Answers = {}) {
  const rendered = await renderAnnouncements([SAVED], { answers });
  await rendered.user.click(await rendered.screen.findByRole('button', { name: '编辑“公告1”' }));
  const editor = within(await rendered.screen.findByRole('dialog', { name: '编辑公告' }));
  return {
    ...rendered,
    editor,
    save: () => rendered.user.click(editor.getByRole('button', { name: '更新' })),
  };
}

/** The first field has the given name; translations have the same names further down. */
const titleOf = (editor: ReturnType<typeof within>) =>
  editor.getAllByLabelText('标题')[0] as HTMLInputElement;

const pageOf = (preview: HTMLElement) => {
  const frame = within(preview).getByTitle<HTMLIFrameElement>('访客看到的页面');
  return within(frame.contentDocument?.body as HTMLElement);
};

describe('templates', () => {
  it('fill a new announcement in six languages, and are gone once there is a text', async () => {
    const { editor, user, save, sent } = await writeNew({ [CREATE]: () => ({ status: 201, data: SAVED }) });
    await user.selectOptions(editor.getByLabelText('从模板开始'), '费用更新中');
    expect(titleOf(editor)).toHaveValue('费用标准更新中');
    expect(editor.queryByLabelText('从模板开始')).toBeNull();
    await save();
    const [{ body } = {}] = sent() as { body?: { status: string; translations: unknown[] } }[];
    expect(body).toMatchObject({ status: 'draft', type: 'warning', language: 'zh' });
    expect(body?.translations).toHaveLength(5);
  });

  const TEMPLATE = {
    id: '0199aa00-0000-7000-8000-0000000000c1',
    name: '周五提醒',
    saved_at: '2026-11-20T08:00:00.000Z',
    saved_by: 'mei',
    announcement: {
      language: 'zh',
      title: '周五截单',
      content: '请在 18 点前提交',
      type: 'warning',
      priority: 5,
      target_audience: 'user',
      display_position: 'banner',
      click_action: '/tools',
      is_closable: false,
      translations: [{ language_code: 'ja', title: '金曜締切', content: '18時まで' }],
    },
  } as const;

  it('that an admin has saved fill a new announcement', async () => {
    const { editor, user, save, sent } = await writeNew({
      'GET /announcements/templates': () => ({ data: [TEMPLATE] }),
      [CREATE]: () => ({ status: 201, data: SAVED }),
    });
    await editor.findByText('已保存的模板（1 个）');
    await user.selectOptions(editor.getByLabelText('从模板开始'), '周五提醒');
    expect(titleOf(editor)).toHaveValue('周五截单');
    await save();
    const { id: _id, name: _name, saved_at: _at, saved_by: _by, announcement: fields } = TEMPLATE;
    const [{ body } = {}] = sent() as { body?: object }[];
    expect(body).toMatchObject({ ...fields, status: 'draft' });
  });

  it('are deleted', async () => {
    let saved: readonly (typeof TEMPLATE)[] = [TEMPLATE];
    const { editor, user, screen } = await writeNew({
      'GET /announcements/templates': () => ({ data: saved }),
      [`DELETE /announcements/templates/${TEMPLATE.id}`]: () => {
        saved = [];
        return { data: { id: TEMPLATE.id } };
      },
    });
    await user.click(await editor.findByText('已保存的模板（1 个）'));
    await user.click(editor.getByRole('button', { name: '删除模板“周五提醒”' }));
    const question = within(screen.getByRole('dialog', { name: '删除模板' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('模板已删除')).toBeVisible();
    await waitFor(() => expect(editor.queryByRole('option', { name: '周五提醒' })).toBeNull());
  });

  it('are saved from the editor under a name, which may be taken', async () => {
    const answers = [
      { status: 409, code: 'announcements.template-exists' },
      { status: 201, data: TEMPLATE },
    ];
    const { editor, user, screen, service } = await edit({
      'POST /announcements/templates': () => answers.shift() ?? { status: 404 },
    });
    await user.click(editor.getByText('存为模板', { selector: 'summary *, summary' }));
    const press = () => user.click(editor.getByRole('button', { name: '存为模板' }));
    await press();
    expect(editor.getByText('请填写模板名称')).toBeVisible();
    await user.type(editor.getByLabelText('模板名称'), '周五提醒');
    await press();
    expect(await editor.findByText('已有同名模板')).toBeVisible();
    await press();
    expect(await screen.findByText('已存为模板“周五提醒”')).toBeVisible();
    const sent = service.requests
      .filter(({ method }) => method === 'POST')
      .map(({ path, body }) => ({ path, body }));
    expect(sent.at(-1)).toMatchObject({
      path: '/announcements/templates',
      body: { name: '周五提醒', announcement: { title: SAVED.title } },
    });
  });

  it('are not offered for a saved announcement', async () => {
    const { editor } = await edit();
    expect(editor.queryByLabelText('从模板开始')).toBeNull();
  });
});

describe('the history', () => {
  const { id: _id, updated_at: _at, stored_status: _status, ...fields } = SAVED;
  const version = (number: number, more: object) => ({
    ...fields,
    version: number,
    saved_at: '2026-11-21T00:00:00.000Z',
    saved_by: 'mei',
    ...more,
  });
  const versions = () => ({
    data: [
      version(3, { title: '公告1' }),
      version(2, { title: '旧标题', status: 'active', priority: 9 }),
      version(1, { title: '旧标题' }),
    ],
  });

  it('names what each version changed, and takes one into the form without its status', async () => {
    const { editor, user, save, sent } = await edit({
      [`GET /announcements/${SAVED.id}/versions`]: versions,
      [CHANGE]: () => ({ data: SAVED }),
    });
    await user.click(editor.getByText('历史版本'));
    expect(await editor.findByText('修改：标题、优先级、状态')).toBeVisible();
    expect(editor.getByText('修改：优先级、状态')).toBeVisible();
    expect(editor.getByText('最早保留的版本')).toBeVisible();
    await user.click(editor.getByRole('button', { name: '取回版本 2' }));
    expect(titleOf(editor)).toHaveValue('旧标题');
    expect(sent()).toEqual([]);
    await save();
    expect(sent()).toMatchObject([{ body: { title: '旧标题', priority: 9, status: 'draft' } }]);
  });
});

describe('the editor of announcements', () => {
  it('names every field that is wrong, starts at the first and sends nothing', async () => {
    const { editor, type, save, sent } = await writeNew();
    type('优先级', '101');
    type('开始时间', '2026-12-01T10:00');
    type('结束时间', '2026-12-01T10:00');
    await save();
    for (const text of [
      '公告标题不能为空',
      '公告内容不能为空',
      '优先级必须在0-100之间',
      '结束时间必须晚于开始时间',
    ])
      expect(editor.getByText(text)).toBeVisible();
    expect(titleOf(editor)).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('rejects a half filled in start time instead of publishing immediately', async () => {
    const { editor, type, save, sent } = await writeNew();
    type('标题', '双十一');
    type('内容', '提前入仓');
    // A browser gives no value while the hour is missing.
    Object.defineProperty(editor.getByLabelText('开始时间'), 'validity', { value: { badInput: true } });
    await save();
    expect(editor.getByText('请输入有效的日期')).toBeVisible();
    expect(editor.getByLabelText('开始时间')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['按时发布', 'active'],
    ['保存为草稿', 'draft'],
  ])('asks whether a draft with a start is published: %s', async (answer, status) => {
    const { type, save, user, screen, sent } = await writeNew({
      [CREATE]: () => ({ status: 201, data: SAVED }),
    });
    type('标题', '双十一');
    type('内容', '提前入仓');
    type('开始时间', '2099-11-01T10:00');
    await save();
    const question = within(screen.getByRole('dialog', { name: '按设定的时间发布？' }));
    expect(sent()).toEqual([]);
    await user.click(question.getByRole('button', { name: answer }));
    expect(await screen.findByText('公告创建成功')).toBeVisible();
    expect(sent().map(({ body }) => (body as Announcement).status)).toEqual([status]);
  });

  it('says that an active announcement needs a new end if its end has passed', async () => {
    const ended = { ...SAVED, stored_status: 'active' as const, end_time: '2020-01-01T00:00:00.000Z' };
    const { screen, user, sent } = await renderAnnouncements([ended]);
    await user.click(await screen.findByRole('button', { name: '编辑“公告1”' }));
    const editor = within(await screen.findByRole('dialog', { name: '编辑公告' }));
    await user.click(editor.getByRole('button', { name: '更新' }));
    expect(editor.getByText(/这个结束时间已经过去/)).toBeVisible();
    expect(editor.getByLabelText('结束时间')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('writes an original in another language than Chinese, and offers no translation into it', async () => {
    const { editor, type, save, user, sent } = await writeNew({
      [CREATE]: () => ({ status: 201, data: SAVED }),
    });
    expect(editor.getByLabelText('原文语言')).toHaveValue('zh');
    await user.selectOptions(editor.getByLabelText('原文语言'), 'en');
    await user.click(editor.getByRole('button', { name: '添加翻译' }));
    expect(editor.getByLabelText('语言')).toHaveValue('ja');
    type('优先级', '1');
    fireEvent.change(titleOf(editor), { target: { value: 'Sale' } });
    fireEvent.change(editor.getAllByLabelText('内容', { selector: 'textarea' })[0] as HTMLElement, {
      target: { value: 'Ship early' },
    });
    await save();
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toMatchObject([{ language: 'en', title: 'Sale' }]),
    );
  });

  it('formats the selection by a button of the toolbar and by a key', async () => {
    const { editor, type, user } = await writeNew();
    type('内容', '提前入仓');
    const area = editor.getByLabelText<HTMLTextAreaElement>('内容', { selector: 'textarea' });
    area.setSelectionRange(0, 2);
    await user.click(editor.getByRole('button', { name: '加粗' }));
    expect(area).toHaveValue('<strong>提前</strong>入仓');
    await user.keyboard('{Control>}b{/Control}');
    expect(area).toHaveValue('提前入仓');
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('提前');
  });

  it('has a toolbar that is one stop of the tab key', async () => {
    const { editor, user } = await writeNew();
    const tools = within(editor.getByRole('toolbar', { name: '格式' })).getAllByRole('button');
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    tools[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(tools[1]).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(tools[0]).toHaveFocus();
  });

  it('shows the preview only of what could be saved, as it would be stored, and says what is removed', async () => {
    const stored = {
      content: '<b>提前</b>入仓',
      translations: [],
      removed: [{ language_code: 'zh', kind: 'tag', name: 'img' }],
    };
    const { editor, type, user, screen } = await writeNew({
      'POST /announcements/preview': () => ({ data: stored }),
    });
    await user.click(editor.getByRole('button', { name: '预览' }));
    expect(editor.getByText('公告标题不能为空')).toBeVisible();
    type('标题', '双十一');
    type('内容', '<b>提前</b>入仓<img src=x onerror=alert(1)>');
    await user.click(editor.getByRole('button', { name: '预览' }));
    const preview = await screen.findByRole('dialog', { name: '公告预览' });
    expect(within(preview).getByText('img').closest('li')).toHaveTextContent('简体中文: 标签 img');
    const shownPage = () => pageOf(preview);
    await waitFor(() => expect(shownPage().getByText('提前').tagName).toBe('B'));
    await user.click(within(preview).getByRole('radio', { name: '深色' }));
    expect(shownPage().getByText('提前').ownerDocument.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.click(within(preview).getByRole('radio', { name: '手机' }));
    expect(within(preview).getByTitle('访客看到的页面')).toHaveAttribute('width', '390');
  });

  it('reports the save once, and closes', async () => {
    const { type, save, screen, sent } = await writeNew({ [CREATE]: () => ({ status: 201, data: SAVED }) });
    type('标题', ' 双十一 ');
    type('内容', '提前入仓');
    await save();
    expect(await screen.findAllByText('公告创建成功')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.search).toBe('');
    expect(sent().map(({ body }) => body)).toMatchObject([{ title: '双十一', priority: 0, status: 'draft' }]);
  });

  it.each([
    ['no answer', AWAY, '保存失败: 网络错误，请检查网络连接后重试'],
    ['a reason without a code that is known', () => ({ status: 500, code: 'strange' }), 'message of strange'],
  ] as const)('keeps what was typed after %s', async (_title, answer, text) => {
    const { editor, type, save } = await writeNew({ [CREATE]: answer });
    type('标题', '双十一');
    type('内容', '提前入仓');
    await save();
    expect(await editor.findByRole('alert')).toHaveTextContent(text);
    expect(titleOf(editor)).toHaveValue('双十一');
    expect(titleOf(editor)).toBeEnabled();
  });

  it('shows the request id of a failed save', async () => {
    const { editor, type, save } = await writeNew({
      [CREATE]: () => ({ status: 500, code: 'internal.unexpected', headers: { 'x-request-id': '01a2-b3' } }),
    });
    type('标题', '双十一');
    type('内容', '提前入仓');
    await save();
    expect(await editor.findByRole('alert')).toHaveTextContent('服务器内部错误（请求编号 01a2-b3）');
  });

  it('shows what the service rejects at its field', async () => {
    const { editor, type, save } = await writeNew({
      [CREATE]: () => ({
        status: 422,
        code: 'request.invalid',
        fields: [{ path: 'click_action', code: 'invalid-url' }],
      }),
    });
    type('标题', '双十一');
    type('内容', '提前入仓');
    await save();
    await waitFor(() => expect(editor.getByLabelText('点击跳转链接')).toHaveFocus());
    expect(editor.getByLabelText('点击跳转链接')).toBeInvalid();
  });
});

describe('an announcement that another admin saved first', () => {
  const theirs = { ...SAVED, title: '公告B', updated_at: '2026-11-22T00:00:00.000Z' };
  const conflict = () => ({ status: 409, code: 'announcements.changed-meanwhile' });

  it('is shown beside the draft, which may replace it', async () => {
    const answers: Answers = {
      [CHANGE]: ({ body }) =>
        (body as { updated_at: string }).updated_at === theirs.updated_at ? { data: theirs } : conflict(),
      'GET /announcements': ({ query }) =>
        announcementsAnswer([query.get('sort') === '-updated_at' ? theirs : SAVED]),
    };
    const { editor, user, save, screen, sent } = await edit(answers);
    fireEvent.change(titleOf(editor), { target: { value: '我的' } });
    await save();
    expect(await editor.findByRole('cell', { name: '公告B' })).toBeVisible();
    expect(editor.getByRole('cell', { name: '我的' })).toBeVisible();
    await user.click(editor.getByRole('button', { name: '用我的版本覆盖' }));
    expect(await screen.findByText('公告更新成功')).toBeVisible();
    expect(sent().map(({ body }) => (body as { title: string }).title)).toEqual(['我的', '我的']);
  });

  it('differs in the words of the form, and in times as they are read', async () => {
    const other: Announcement = {
      ...theirs,
      type: 'error',
      stored_status: 'active',
      start_time: new Date(2026, 11, 1, 10).toISOString(),
      translations: [],
    };
    const { editor, save } = await edit({
      [CHANGE]: conflict,
      'GET /announcements': ({ query }) =>
        announcementsAnswer([query.get('sort') === '-updated_at' ? other : SAVED]),
    });
    await save();
    const saysOf = async (name: string) =>
      within((await editor.findByRole('rowheader', { name })).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(await saysOf('类型')).toEqual(['维护', '错误']);
    expect(await saysOf('状态')).toEqual(['草稿', '展示中']);
    expect(await saysOf('开始时间')).toEqual(['立即生效', expect.stringMatching(/^2026年12月1日.*10:00/)]);
    expect(await saysOf('多语言翻译')).toEqual(['English: Maintenance — On Sunday', '—']);
  });

  it('is shown below the draft, field by field, in a narrow window', async () => {
    const wide = window.matchMedia;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
    const { editor, save } = await edit({
      [CHANGE]: conflict,
      'GET /announcements': ({ query }) =>
        announcementsAnswer([query.get('sort') === '-updated_at' ? theirs : SAVED]),
    });
    await save();
    const differences = within(await editor.findByRole('list', { name: '公告已被其他人修改' }));
    const [field, ...others] = differences.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect([field, others]).toEqual(['标题我的版本公告1对方的版本公告B', []]);
    expect(editor.queryByRole('table')).toBeNull();
  });

  it('is no conflict if it equals the draft, whose answer was lost', async () => {
    const late = { ...SAVED, title: '我的', updated_at: '2026-11-22T00:00:00.000Z' };
    const { editor, save, screen, sent } = await edit({
      [CHANGE]: () => (sent().length === 1 ? AWAY() : conflict()),
      'GET /announcements': ({ query }) =>
        announcementsAnswer([query.get('sort') === '-updated_at' ? late : SAVED]),
    });
    fireEvent.change(titleOf(editor), { target: { value: '我的' } });
    await save();
    await editor.findByText('保存失败: 网络错误，请检查网络连接后重试');
    await save();
    expect(await screen.findByText('公告更新成功')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(announcementDrafts.all()).toEqual([]);
  });

  it('is known as changed although the draft was left in a closed editor', async () => {
    const draft = { ...toDraft(SAVED), title: '没存的标题' };
    announcementDrafts.keep({ userId: ROOT_USER.id, id: SAVED.id, updatedAt: SAVED.updated_at, draft });
    const rendered = await renderAnnouncements([theirs], {
      answers: { [CHANGE]: conflict },
    });
    await rendered.user.click(await rendered.screen.findByRole('button', { name: '编辑“公告B”' }));
    const editor = within(await rendered.screen.findByRole('dialog', { name: '编辑公告' }));
    expect(editor.getByText('已恢复上次未保存的内容。')).toBeVisible();
    expect(titleOf(editor)).toHaveValue('没存的标题');
    await rendered.user.click(editor.getByRole('button', { name: '更新' }));
    expect(await editor.findByRole('cell', { name: '公告B' })).toBeVisible();
    expect(rendered.sent()[0]?.body).toMatchObject({ updated_at: SAVED.updated_at });
    await rendered.user.click(editor.getByRole('button', { name: '放弃这些内容' }));
    await rendered.user.click(editor.getByRole('button', { name: '更新' }));
    expect(rendered.sent()[1]?.body).toMatchObject({ title: '公告B', updated_at: theirs.updated_at });
  });
});

describe('an unsaved announcement', () => {
  it('is in the editor again, until it is discarded', async () => {
    announcementDrafts.keep({
      userId: ROOT_USER.id,
      id: null,
      updatedAt: null,
      draft: { ...NEW_DRAFT, title: '写了一半' },
    });
    const { editor, user } = await writeNew();
    expect(titleOf(editor)).toHaveValue('写了一半');
    await user.click(editor.getByRole('button', { name: '放弃这些内容' }));
    expect(titleOf(editor)).toHaveValue('');
    expect(announcementDrafts.all()).toEqual([]);
  });

  it('stays while others are written, and goes when it is saved', async () => {
    const others = [null, announcement(2).id].map((id) => ({ userId: ROOT_USER.id, id }));
    for (const owner of others)
      announcementDrafts.keep({ ...owner, updatedAt: null, draft: { ...NEW_DRAFT, title: '别的' } });
    const { editor, save, screen } = await edit({ [CHANGE]: () => ({ data: SAVED }) });
    fireEvent.change(titleOf(editor), { target: { value: '我的' } });
    expect(announcementDrafts.of({ userId: ROOT_USER.id, id: SAVED.id })?.draft.title).toBe('我的');
    await save();
    expect(await screen.findByText('公告更新成功')).toBeVisible();
    expect(announcementDrafts.all().map(({ id }) => id)).toEqual([announcement(2).id, null]);
  });

  it('is discarded when every change is reverted', async () => {
    const { editor } = await edit();
    fireEvent.change(titleOf(editor), { target: { value: '我的' } });
    fireEvent.change(titleOf(editor), { target: { value: SAVED.title } });
    expect(announcementDrafts.all()).toEqual([]);
  });

  it('asks before it is left', async () => {
    const { editor, type, user, screen } = await writeNew();
    type('标题', '双十一');
    await user.click(editor.getAllByRole('button', { name: '取消' })[0] as HTMLElement);
    const question = within(screen.getByRole('dialog', { name: '放弃未保存的内容？' }));
    await user.click(question.getByRole('button', { name: '取消' }));
    expect(titleOf(editor)).toHaveValue('双十一');
  });
});
