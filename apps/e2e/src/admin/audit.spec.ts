import { readFileSync } from 'node:fs';
import { signInAs } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, text } from '../site/words.ts';

const words = adminWords('zh', 'audit');
const frame = adminWords('zh');

test('the audit log is filtered by its URL, and saved as a file', async ({ page }) => {
  await signInAs(page, 'root');
  await page.goto('/admin/audit');
  const table = page.getByRole('table', { name: text(words, 'head.title') });
  await page.getByLabel(text(words, 'filter.action'), { exact: true }).selectOption('users.create');
  await expect(page).toHaveURL('/admin/audit?action=users.create');
  await expect(table.getByRole('rowheader')).toHaveText(
    Array<string>(5).fill(text(words, 'actor.command-line')),
  );

  await page.getByLabel(text(words, 'filter.actor')).fill('unknown-user');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text(words, 'empty.filtered'))).toBeVisible();
  await page.getByRole('button', { name: text(frame, 'table.clearFilters') }).click();
  await expect(page).toHaveURL('/admin/audit');

  await page.goto('/admin/audit?action=users.create');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text(frame, 'csv.save') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe('\ufeffid,at,actor_id,actor_name,action,subject,details,request_id');
  expect(lines.slice(1)).toHaveLength(5);
  expect(lines.slice(1).every((line) => line.includes(',users.create,'))).toBe(true);
});
