import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN_PEOPLE, signInAs } from '../fixtures/admin.ts';
import { startIsolatedService, type IsolatedService } from '../fixtures/isolated-service.ts';
import { expectAccessible } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, announcementWords, text } from '../site/words.ts';

const words = adminWords('zh', 'announcements');
const frame = adminWords('zh');

/** A service call as an admin. With the cookies of a page it would replace the session of that page. */
async function asAdmin(request: APIRequestContext) {
  const { username, password } = ADMIN_PEOPLE.editor;
  const answer = await request.post('/api/v1/auth/login', { data: { username, password } });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { authorization: `Bearer ${data.access_token}` };
}

/** Announcements that no public page shows, because tests run in parallel. */
async function createDrafts(page: Page, titles: readonly string[], type = 'maintenance'): Promise<void> {
  const headers = await asAdmin(page.request);
  for (const title of titles) {
    const answer = await page.request.post('/api/v1/announcements', {
      headers,
      data: { title, content: '内容', status: 'draft', type, target_audience: 'admin' },
    });
    expect(answer.status()).toBe(201);
  }
}

const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`;
const shownTo = async (
  page: Page,
  site: string,
  { language, title }: { language: string; title: string },
) => {
  const answer = await page.request.get(`${site}/api/v1/announcements/active?language=${language}`);
  const { data } = (await answer.json()) as { data: { title: string }[] };
  return data.some((one) => one.title === title);
};

test.describe('on its own service, because published announcements would cover pages of other tests', () => {
  let service: IsolatedService;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    service = await startIsolatedService();
  });
  test.afterAll(() => service.stop());

  test('an announcement is written with a translation, published, seen in two languages, and deleted', async ({
    page,
  }) => {
    const title = '双十一物流提醒';
    const english = 'Shipping notice';
    const shows = (language: string, wanted: string) =>
      shownTo(page, service.url, { language, title: wanted });
    await signInAs(page, 'editor', service.url);
    await page.goto(`${service.url}/admin/announcements?type=info`);
    await page.getByRole('button', { name: text(words, 'head.new') }).click();
    const editor = page.getByRole('dialog', { name: text(words, 'editor.create') });
    await editor.getByLabel(text(words, 'field.title'), { exact: true }).fill(title);
    await editor.getByLabel(text(words, 'field.content')).fill('<b>请提前</b>入仓<script>alert(1)</script>');
    const area = editor.getByLabel(text(words, 'field.content'));
    const written = await area.inputValue();
    await area.selectText();
    await area.press('Control+i');
    await expect(area).toHaveValue(`<em>${written}</em>`);
    await area.press('Control+z');
    await expect(area).toHaveValue(written);
    await editor.getByRole('button', { name: text(words, 'tool.redo') }).click();
    await expect(area).toHaveValue(`<em>${written}</em>`);
    await editor.getByRole('button', { name: text(words, 'tool.undo') }).click();
    await expect(area).toHaveValue(written);
    await editor.getByLabel(text(words, 'field.status')).selectOption('active');
    await editor.getByLabel(text(words, 'field.position')).selectOption('banner');
    await editor.getByLabel(text(words, 'field.link')).fill('/tools');
    await editor.getByRole('button', { name: text(words, 'translation.add') }).click();
    const translation = editor.getByRole('group', { name: /1$/ });
    await translation.getByLabel(text(words, 'field.title')).fill(english);
    await translation.getByLabel(text(words, 'field.content')).fill('Ship early');
    await expectAccessible(page);
    // The section shows it to the admin too, and counts that; once it is deleted, there is nothing to count.
    const counted = page.waitForResponse(/\/announcements\/[^/]+\/seen$/);
    await editor.getByRole('button', { name: text(words, 'editor.createButton'), exact: true }).click();
    await expect(page.getByText('公告创建成功')).toBeVisible();
    await expect(editor).toHaveCount(0);
    await counted;

    expect(await shows('zh', title)).toBe(true);
    expect(await shows('en', english)).toBe(true);
    expect(await shows('ja', english)).toBe(true);

    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText(text(words, 'status.active'));
    await row.getByRole('button', { name: `预览“${title}”` }).click();
    const preview = page.getByRole('dialog', { name: text(words, 'preview.title') });
    const shown = preview.frameLocator('iframe');
    await expect(shown.locator('b')).toHaveText('请提前');
    const bar = shown.getByRole('region');
    await expect(shown.locator('path[data-icon][d]')).not.toHaveCount(0);
    expect((await bar.boundingBox())?.height).toBeGreaterThan(0);
    await preview.getByLabel(text(words, 'field.language')).selectOption('en');
    await expect(shown.getByText('Ship early')).toBeVisible();
    await expect(shown.getByRole('link')).toHaveText(text(announcementWords('en'), 'bar.action'));
    await preview.getByLabel(text(words, 'field.language')).selectOption('vi');
    const fallback = text(words, 'preview.fallback').replace('{{language}}', 'English');
    await expect(preview.getByText(fallback)).toBeVisible();
    await page.keyboard.press('Escape');

    await row.getByRole('button', { name: `删除“${title}”` }).click();
    const question = page.getByRole('dialog', { name: text(words, 'delete.title') });
    await expect(question).toContainText(title);
    await question.getByRole('button', { name: text(words, 'action.delete') }).click();
    await expect(page.getByText('公告删除成功')).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await shows('zh', title)).toBe(false);
  });
});

test('an announcement starts from a template, is duplicated, and an earlier version is taken back', async ({
  page,
}) => {
  await signInAs(page, 'editor');
  // Without the hundreds that another test writes for admins.
  await page.goto('/admin/announcements?audience=all');
  await page.getByRole('button', { name: text(words, 'head.new') }).click();
  const editor = page.getByRole('dialog', { name: text(words, 'editor.create') });
  await editor.getByLabel(text(words, 'template.label')).selectOption('feesUpdating');
  await expect(editor.getByRole('group', { name: /5$/ })).toBeVisible();
  const title = unique('费用更新');
  await editor.getByLabel(text(words, 'field.title'), { exact: true }).first().fill(title);
  await editor.getByRole('button', { name: text(words, 'editor.createButton'), exact: true }).click();
  await expect(editor).toHaveCount(0);

  await page
    .getByRole('button', { name: text(words, 'action.duplicateOf').replace('{{title}}', title) })
    .click();
  const copy = page.getByRole('dialog', { name: text(words, 'editor.edit') });
  const field = copy.getByLabel(text(words, 'field.title'), { exact: true }).first();
  await expect(field).toHaveValue(title);
  await field.fill(`${title} 2`);
  await copy.getByRole('button', { name: text(words, 'editor.updateButton') }).click();
  await expect(copy).toHaveCount(0);

  await page
    .getByRole('button', { name: text(words, 'action.editOf').replace('{{title}}', `${title} 2`) })
    .click();
  await copy.getByText(text(words, 'history.title'), { exact: true }).click();
  const changed = text(words, 'history.changed').replace('{{fields}}', text(words, 'draft.title'));
  await expect(copy.getByText(changed, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await copy
    .getByRole('button', { name: text(words, 'history.restoreOf').replace('{{number}}', '1') })
    .click();
  await expect(field).toHaveValue(title);
  await copy.getByRole('button', { name: text(words, 'editor.updateButton') }).click();
  await expect(copy).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(2);
});

test('an announcement is saved as a template, from which another starts, and the template is deleted', async ({
  page,
}) => {
  await signInAs(page, 'editor');
  await page.goto('/admin/announcements?new=1');
  const editor = page.getByRole('dialog', { name: text(words, 'editor.create') });
  const title = editor.getByLabel(text(words, 'field.title'), { exact: true });
  const [name, said] = [unique('周五提醒'), unique('周五截单')];
  await title.fill(said);
  await editor.getByLabel(text(words, 'field.content')).fill('请在 18 点前提交');
  await editor
    .locator('summary')
    .filter({ hasText: text(words, 'template.save') })
    .press('Enter');
  await editor.getByLabel(text(words, 'template.name')).fill(name);
  await expectAccessible(page);
  await editor.getByRole('button', { name: text(words, 'template.save') }).press('Enter');
  await expect(page.getByText(text(words, 'template.savedAs').replace('{{name}}', name))).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: text(frame, 'unsaved.title') })
    .getByRole('button', { name: text(frame, 'unsaved.confirm') })
    .click();
  await expect(editor).toHaveCount(0);

  await page.getByRole('button', { name: text(words, 'head.new') }).click();
  await editor
    .locator('summary')
    .filter({ hasText: /^已保存的模板/ })
    .press('Enter');
  await expectAccessible(page);
  await editor.getByLabel(text(words, 'template.label')).selectOption(name);
  await expect(title).toHaveValue(said);
  await title.fill('');
  await editor.getByLabel(text(words, 'field.content')).fill('');
  await editor
    .locator('summary')
    .filter({ hasText: /^已保存的模板/ })
    .press('Enter');
  await editor
    .getByRole('button', { name: text(words, 'template.deleteOf').replace('{{name}}', name) })
    .press('Enter');
  const question = page.getByRole('dialog', { name: text(words, 'template.deleteTitle') });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: text(words, 'action.delete') }).press('Enter');
  await expect(page.getByText(text(words, 'template.deleted'))).toBeVisible();
  await expect(editor.getByRole('option', { name })).toHaveCount(0);
});

test('the editor sends nothing while a field is invalid, and focuses the first invalid one', async ({
  page,
}) => {
  await signInAs(page, 'editor');
  await page.goto('/admin/announcements');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/announcements')) sent.push(request.url());
  });
  await page.getByRole('button', { name: text(words, 'head.new') }).click();
  const editor = page.getByRole('dialog', { name: text(words, 'editor.create') });
  await editor.getByLabel(text(words, 'field.priority')).fill('101');
  await editor.getByLabel(text(words, 'field.start')).fill('2026-12-01T10:00');
  await editor.getByLabel(text(words, 'field.end')).fill('2026-12-01T10:00');
  await editor.getByRole('button', { name: text(words, 'editor.createButton'), exact: true }).click();
  for (const message of [
    '公告标题不能为空',
    '公告内容不能为空',
    '优先级必须在0-100之间',
    '结束时间必须晚于开始时间',
  ])
    await expect(editor.getByText(message)).toBeVisible();
  await expect(editor.getByLabel(text(words, 'field.title'), { exact: true })).toBeFocused();
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

test('the editor keeps typed text after a failed save, after closing and after a reload', async ({
  page,
  watch,
}) => {
  const title = unique('网络不稳');
  await signInAs(page, 'editor');
  await page.goto('/admin/announcements');
  await page.getByRole('button', { name: text(words, 'head.new') }).click();
  const editor = page.getByRole('dialog', { name: text(words, 'editor.create') });
  await editor.getByLabel(text(words, 'field.title'), { exact: true }).fill(title);
  await editor.getByLabel(text(words, 'field.content')).fill('内容');
  await page.route('**/api/v1/announcements', (route) => route.abort());
  await editor.getByRole('button', { name: text(words, 'editor.createButton'), exact: true }).click();
  await expect(editor.getByText('保存失败: 网络错误，请检查网络连接后重试')).toBeVisible();
  await expect(editor.getByLabel(text(words, 'field.title'), { exact: true })).toHaveValue(title);
  await page.keyboard.press('Escape');
  const leaving = page.getByRole('dialog', { name: text(frame, 'unsaved.title') });
  await leaving.getByRole('button', { name: text(frame, 'frame.cancel') }).click();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(editor.getByText(text(frame, 'unsaved.restored'))).toBeVisible();
  await expect(editor.getByLabel(text(words, 'field.title'), { exact: true })).toHaveValue(title);
  watch.forgive(/ERR_FAILED/);
});

test('a conflicting save shows both versions to choose from', async ({ page, request, watch }) => {
  const title = unique('两位管理员');
  await createDrafts(page, [title], 'success');
  await signInAs(page, 'editor');
  await page.goto('/admin/announcements?audience=admin&type=success');
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: `编辑“${title}”` }).click();
  const editor = page.getByRole('dialog', { name: text(words, 'editor.edit') });

  const headers = await asAdmin(request);
  const list = await request.get('/api/v1/announcements?target_audience=admin&type=success', {
    headers,
  });
  const { data } = (await list.json()) as { data: { id: string; title: string }[] };
  const { id } = data.find((one) => one.title === title) ?? { id: '' };
  const other = await request.put(`/api/v1/announcements/${id}`, {
    headers,
    data: { title: `${title} B`, content: '内容', status: 'draft', target_audience: 'admin', priority: 9 },
  });
  expect(other.ok()).toBe(true);

  await editor.getByLabel(text(words, 'field.content')).fill('我的内容');
  await editor.getByRole('button', { name: text(words, 'editor.updateButton'), exact: true }).click();
  await expect(editor.getByText(text(words, 'conflict.title')).first()).toBeVisible();
  await expect(editor.getByRole('cell', { name: `${title} B` })).toBeVisible();
  await editor.getByRole('button', { name: text(words, 'conflict.keepMine') }).click();
  await expect(page.getByText('公告更新成功')).toBeVisible();
  await expect(row).toContainText('我的内容');
  watch.forgive(/status of 409/);
});

test('two hundred announcements are switched together, six at a time, and each is counted', async ({
  page,
  watch,
}) => {
  // Four hundred sequential calls.
  test.setTimeout(240_000);
  const batch = unique('批量');
  await createDrafts(
    page,
    Array.from({ length: 200 }, (_, index) => `${batch}-${index}`),
  );
  await signInAs(page, 'editor');
  let underWay = 0;
  let most = 0;
  let rejected = 0;
  await page.route('**/api/v1/announcements/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    most = Math.max(most, ++underWay);
    const isRejected = (route.request().postData() ?? '').includes(`${batch}-7"`);
    if (isRejected) {
      rejected += 1;
      underWay -= 1;
      return route.fulfill({
        status: 404,
        json: { success: false, message: '没有这条公告', error: { code: 'announcements.not-found' } },
      });
    }
    const response = await route.fetch();
    underWay -= 1;
    return route.fulfill({ response });
  });
  await page.goto('/admin/announcements?type=maintenance&audience=admin&status=draft');
  await page.getByRole('checkbox', { name: text(frame, 'table.selectAll') }).check();
  const all = page.getByRole('button', { name: /^选择全部 \d+ 条$/ });
  const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await expect(page.getByText(`已选 ${total} 条`)).toBeVisible();
  await page.getByRole('button', { name: text(words, 'batch.deactivate') }).click();
  const question = page.getByRole('dialog', { name: text(words, 'batch.deactivate') });
  await expect(question).toContainText(`以及另外 ${total - 3} 个公告`);
  await question.getByRole('button', { name: text(words, 'batch.deactivate') }).click();
  await expect(page.getByText(`操作完成，${total - 1} 个成功，1 个失败`)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('dialog')).toContainText(`${batch}-7 — 没有这条公告`);
  expect(rejected).toBe(1);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(6);
  watch.forgive(/status of 404/);
});

test('the dashboard opens the editor, which Escape does not close over unsaved text', async ({ page }) => {
  await signInAs(page, 'editor');
  await page.goto('/admin');
  await page.getByRole('link', { name: text(adminWords('zh', 'dashboard'), 'actions.announce') }).click();
  const editor = page.getByRole('dialog', { name: text(words, 'editor.create') });
  await editor.getByLabel(text(words, 'field.title'), { exact: true }).pressSequentially('双十一');
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('Escape');
  const leaving = page.getByRole('dialog', { name: text(frame, 'unsaved.title') });
  await expect(leaving).toBeVisible();
  await leaving.getByRole('button', { name: text(frame, 'frame.cancel') }).click();
  await expect(editor.getByLabel(text(words, 'field.title'), { exact: true })).toHaveValue('双十一');
  await page.goBack();
  await expect(editor).toHaveCount(0);
  await expect(page).toHaveURL('/admin');
});

test('a date without a time is rejected', async ({ page }) => {
  await signInAs(page, 'editor');
  await page.goto('/admin/announcements?new=1');
  const editor = page.getByRole('dialog', { name: text(words, 'editor.create') });
  await editor.getByLabel(text(words, 'field.title'), { exact: true }).fill('双十一');
  await editor.getByLabel(text(words, 'field.content')).fill('提前入仓');
  await editor.getByLabel(text(words, 'field.start')).focus();
  await page.keyboard.type('12012026');
  await editor.getByRole('button', { name: text(words, 'editor.createButton'), exact: true }).click();
  await expect(editor.getByText('请输入有效的日期')).toBeVisible();
  await expect(editor.getByLabel(text(words, 'field.start'))).toBeFocused();
});
