import { readFileSync } from 'node:fs';
import { ADMIN_PEOPLE, signInAs } from '../fixtures/admin.ts';
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
  // Other tests may have created users too.
  const byCommandLine = table.getByRole('rowheader', {
    name: text(words, 'actor.command-line'),
    exact: true,
  });
  await expect(byCommandLine).toHaveCount(5);
  const others = table.getByRole('row').filter({ hasNotText: text(words, 'action.users-create') });
  await expect(others).toHaveCount(1);

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
  expect(lines.filter((line) => line.includes(',command line,'))).toHaveLength(5);
  expect(lines.slice(1).every((line) => line.includes(',users.create,'))).toBe(true);
});

test('the audit log shows all that happened to one user, with what was before and after', async ({
  page,
}) => {
  const { username, password } = ADMIN_PEOPLE.root;
  const signedIn = await page.request.post('/api/v1/auth/login', { data: { username, password } });
  const { data } = (await signedIn.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${data.access_token}` };
  const name = `audited-${crypto.randomUUID().slice(0, 8)}`;
  const made = await page.request.post('/api/v1/users', {
    headers,
    data: { username: name, role: 'viewer' },
  });
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  const changed = await page.request.patch(`/api/v1/users/${id}`, { headers, data: { disabled: true } });
  expect(changed.status()).toBe(200);

  // Of the latest changes alone, those of other tests would soon fill the first page.
  await page.goto('/admin/audit?action=users.create');
  const table = page.getByRole('table', { name: text(words, 'head.title') });
  const created = table
    .getByRole('row')
    .filter({ hasText: name })
    .filter({ hasText: text(words, 'action.users-create') });
  await created.getByRole('link', { name: text(words, 'column.onlyThis') }).click();
  await expect(page).toHaveURL(`/admin/audit?subject=${name}`);
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  const disabled = table.getByRole('row').filter({ hasText: text(words, 'action.users-disable') });
  await expect(disabled.locator('del')).toContainText(text(frame, 'value.no'));
  await expect(disabled.locator('ins')).toContainText(text(frame, 'value.yes'));
});
