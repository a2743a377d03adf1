import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInAs } from '../fixtures/admin.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, text } from '../site/words.ts';

const words = adminWords('zh', 'feedback');
const frame = adminWords('zh');

/** Submits feedback as a visitor does, and returns its id. */
async function giveFeedback(page: Page, said: string, more: object = {}): Promise<string> {
  const message = `${said} ${crypto.randomUUID()}`;
  const answer = await page.request.post('/api/v1/feedback', {
    data: { feedback_type: 'bug', rating: 2, message, email: 'seller@example.com', ...more },
  });
  expect(answer.status()).toBe(201);
  return message;
}

test('feedback is read, answered with notes and a status, exported and deleted', async ({ page }) => {
  const message = await giveFeedback(page, '标签打印位置偏了两毫米');
  await signInAs(page, 'editor');
  // Found by its words, however many others are given by other tests.
  const search = new URLSearchParams({ q: message });
  await page.goto(`/admin/feedback?${search}`);
  await page.getByLabel(text(words, 'field.type'), { exact: true }).selectOption('bug');
  await page.getByLabel(text(words, 'field.rating'), { exact: true }).selectOption('2');
  await expect(page).toHaveURL(`/admin/feedback?${search}&type=bug&rating=2`);
  const row = page.getByRole('row').filter({ hasText: message });
  await expect(row).toContainText(text(words, 'status.new'));

  await row.getByRole('button', { name: message }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'seller@example.com' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByLabel(text(words, 'field.status')).selectOption('resolved');
  await drawer.getByLabel(text(words, 'field.notes')).fill('已修复，随下个版本发布');
  await drawer.getByRole('button', { name: text(words, 'action.save') }).click();
  await expect(page.getByText(text(words, 'done.saved'))).toBeVisible();
  await expect(row).toContainText(text(words, 'status.resolved'));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text(frame, 'csv.save') }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain(message);
  expect(csv).toContain('已修复，随下个版本发布');

  await row.getByRole('button', { name: message }).click();
  await drawer.getByRole('button', { name: text(words, 'action.delete') }).click();
  await expect(page.getByText('确定要删除这条反馈吗？')).toBeVisible();
  await page
    .getByRole('dialog', { name: text(words, 'delete.title') })
    .getByRole('button', { name: text(words, 'action.delete') })
    .click();
  await expect(page.getByText(text(words, 'done.deleted'))).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('notes survive Escape, the browser warns before a reload, and no storage has them', async ({ page }) => {
  const message = await giveFeedback(page, '想要批量导出');
  await signInAs(page, 'editor');
  await page.goto(`/admin/feedback?q=${encodeURIComponent(message)}`);
  await page.getByRole('button', { name: message }).click();
  const drawer = page.getByRole('dialog', { name: text(words, 'type.bug') });
  const notes = drawer.getByLabel(text(words, 'field.notes'));
  await notes.pressSequentially('已排期');
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('Escape');
  const leaving = page.getByRole('dialog', { name: text(frame, 'unsaved.title') });
  await leaving.getByRole('button', { name: text(frame, 'frame.cancel') }).click();
  await expect(notes).toHaveValue('已排期');
  await page.mouse.click(5, 400);
  await expect(notes).toBeVisible();

  const dialogShown = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const question = await dialogShown;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(notes).toHaveValue('已排期');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('已排期');
});

test('text written by a visitor is never rendered as HTML', async ({ page, watch }) => {
  const attack = '<img src=x onerror="document.title=1"><script>document.title=2</script> title';
  const message = await giveFeedback(page, attack, { feedback_type: 'complaint', email: null });
  await signInAs(page, 'editor');
  await page.goto('/admin/feedback?type=complaint');
  const row = page.getByRole('row').filter({ hasText: message });
  await row.getByRole('button', { name: message }).click();
  await expect(page.getByRole('dialog').getByText(message)).toBeVisible();
  expect(await page.locator('main img, dialog img, main script, dialog script').count()).toBe(0);
  expect(await page.title()).not.toMatch(/^[12]$/);
  expect(watch).toBeDefined();
});

test('a feedback list that fails to load shows an error, can be dismissed, and is retried', async ({
  page,
  watch,
}) => {
  await signInAs(page, 'editor');
  await page.route('**/api/v1/feedback?*', (route) => route.abort());
  await page.goto('/admin/feedback');
  const alert = page.getByRole('alert').filter({ hasText: '网络错误，请稍后重试' });
  // After two retries, of one and two seconds.
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await alert.getByRole('button', { name: text(frame, 'frame.dismiss') }).click();
  await expect(alert).toHaveCount(0);
  await page.unroute('**/api/v1/feedback?*');
  await page.getByRole('button', { name: text(frame, 'state.retry') }).click();
  await expect(page.getByRole('table', { name: text(words, 'head.title') })).toBeVisible();
  watch.forgive(/ERR_FAILED/);
});

test('filters are saved under a name and restored, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signInAs(page, 'editor');
  await page.goto('/admin/feedback?status=new&rating=1');
  const saved = page.getByRole('button', { name: text(frame, 'savedFilters.title') });
  await saved.click();
  const panel = page.getByRole('group', { name: text(frame, 'savedFilters.title') });
  const name = '差评'.repeat(20);
  await panel.getByLabel(text(frame, 'savedFilters.name')).fill(name);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text(frame, 'table.clearFilters') }).click();
  await page.reload();
  await saved.click();
  await panel.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL('/admin/feedback?status=new&rating=1');
});

test('feedback is found by text and days, deleted together, restored after a reload, and exported as filtered', async ({
  page,
}) => {
  const mark = crypto.randomUUID();
  await giveFeedback(page, mark);
  await giveFeedback(page, mark, {
    sent_from: { consent: true, page: '/tools/unit-converter', language: 'ja' },
  });
  await giveFeedback(page, '别的问题，与搜索无关');
  await signInAs(page, 'editor');
  await page.goto('/admin/feedback');
  await expect(page).toHaveTitle(/^\(\d+\) /);
  const search = page.getByLabel(text(words, 'filter.search'));
  await search.fill(mark.toUpperCase());
  await search.press('Enter');
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('row')).toHaveCount(3);
  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel(text(words, 'filter.to')).fill('2026-01-01');
  await expect(page.getByText(text(words, 'empty.filtered'))).toBeVisible();
  await page.getByLabel(text(words, 'filter.to')).fill(today);
  await page.getByLabel(text(words, 'filter.from')).fill(today);
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text(frame, 'csv.save') }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toContain('/tools/unit-converter,unit-converter,ja');

  await page.getByRole('checkbox', { name: text(frame, 'table.selectAll') }).check();
  const deleted = page.waitForResponse('**/feedback/batch/delete');
  await page.getByRole('button', { name: text(words, 'action.delete') }).click();
  expect((await deleted).ok()).toBe(true);
  await expect(rows).toHaveCount(0);
  await page.reload();
  await page
    .getByRole('button', { name: text(words, 'undo.action') })
    .first()
    .click();
  await expect(rows).toHaveCount(2);
});

test('feedback of all pages is selected, deleted in parts, and restored as a whole', async ({ page }) => {
  test.setTimeout(180_000);
  const mark = crypto.randomUUID();
  const count = 120;
  for (let at = 0; at < count; at++) await giveFeedback(page, mark);
  await signInAs(page, 'editor');
  await page.goto(`/admin/feedback?q=${mark}`);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(10);
  await page.getByRole('checkbox', { name: text(frame, 'table.selectAll') }).check();
  const all = text(frame, 'table.selectMatching').replace('{{count}}', String(count));
  await page.getByRole('button', { name: all }).press('Enter');
  await expect(
    page.getByText(text(frame, 'table.selected').replace('{{count}}', String(count))),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: text(words, 'action.delete') }).press('Enter');
  await expect(page.getByText(text(words, 'empty.filtered'))).toBeVisible();
  const deleted = text(words, 'batch.deleted').replace('{{count}}', String(count));
  await expect(page.getByText(deleted).first()).toBeVisible();
  await page
    .getByRole('button', { name: text(words, 'undo.action') })
    .first()
    .press('Enter');
  await expect(page.getByText(text(words, 'undo.done').replace('{{count}}', String(count)))).toBeVisible();
  await expect(rows).toHaveCount(10);
});

test('a link leads to one piece of feedback, with where it was written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const message = await giveFeedback(page, '换算结果少一位', {
    sent_from: { consent: true, page: '/tools/unit-converter', language: 'ja' },
  });
  await signInAs(page, 'editor');
  await page.goto(`/admin/feedback?q=${encodeURIComponent(message)}`);
  await page.getByRole('button', { name: message }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text(words, 'link.copy') })
    .click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('/admin/feedback?item=');
  await page.goto(await copied());
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(message)).toBeVisible();
  await expect(drawer.getByRole('link', { name: '/tools/unit-converter' })).toBeVisible();
  await expect(drawer.getByText('日本語')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/feedback');
});
