import { signInAs } from '../fixtures/admin.ts';
import { untilInteractive } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, text } from '../site/words.ts';

const frame = adminWords('zh');
const users = adminWords('zh', 'users');
const password = adminWords('zh', 'password');
const login = adminWords('zh', 'login');
const CHOSEN = 'Chosen-Horse-7';

test('a new user signs in with the one-time password, chooses another, and is disabled while signed in', async ({
  page,
  browser,
}, { workerIndex, retry }) => {
  const username = `newcomer-${workerIndex}-${retry}-${Date.now()}`;
  await signInAs(page, 'root');
  await page.goto('/admin/users');
  await untilInteractive(page);
  await page.getByRole('button', { name: text(users, 'head.create') }).focus();
  await page.keyboard.press('Enter');
  // The username has the focus.
  await page.keyboard.type(username);
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: username });
  const oneTime = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: text(users, 'password.done') }).click();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/admin');
  async function signIn(secret: string) {
    await other.getByLabel(text(login, 'form.username')).fill(username);
    await other.getByLabel(text(login, 'form.password'), { exact: true }).fill(secret);
    await other.keyboard.press('Enter');
  }
  await signIn(oneTime);
  await expect(other.getByRole('heading', { name: text(frame, 'passwordEnd.title') })).toBeVisible();
  await expect(other.getByRole('navigation')).toHaveCount(0);
  await other.getByLabel(text(password, 'form.current')).fill(oneTime);
  await other.getByLabel(text(password, 'form.new'), { exact: true }).fill(CHOSEN);
  await other.getByLabel(text(password, 'form.confirm')).fill(CHOSEN);
  await other.keyboard.press('Enter');
  await expect(other.getByLabel(text(login, 'form.username'))).toBeVisible();
  await signIn(CHOSEN);
  await expect(other.getByRole('navigation').first()).toBeVisible();

  await page.goto('/admin/users');
  await page.getByRole('button', { name: username }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text(users, 'action.disable') })
    .click();
  await page
    .getByRole('dialog', { name: text(users, 'ask.disableTitle').replace('{{name}}', username) })
    .getByRole('button', { name: text(users, 'action.disable') })
    .click();
  await expect(page.getByText(text(users, 'done.disabled'))).toBeVisible();
  await other.reload();
  await expect(other.getByLabel(text(login, 'form.username'))).toBeVisible();
  await context.close();
});
