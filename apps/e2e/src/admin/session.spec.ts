import type { Browser, Page } from '@playwright/test';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { ADMIN_PEOPLE, countRefreshes, expireTokenOnce, signInAs, type Person } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, text } from '../site/words.ts';

const frame = adminWords('zh');
const login = adminWords('zh', 'login');
const password = adminWords('zh', 'password');
const sessions = adminWords('zh', 'sessions');
const dashboard = adminWords('zh', 'dashboard');

test.afterEach(({ watch }) => watch.forgive(/status of (?:401|422)/));

/** The same user on another device. */
async function onAnotherDevice(browser: Browser, baseURL: string | undefined, person: Person): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await signInAs(page, person);
  return page;
}

test('an expired access token is refreshed once for all waiting calls', async ({ page }) => {
  await signInAs(page, 'editor');
  await expireTokenOnce(page, ['/analytics/overall', '/system/info']);
  const refreshes = countRefreshes(page);
  await page.goto('/admin');
  await expect(page.getByText(text(dashboard, 'system.healthy'))).toBeVisible();
  await expect(page.getByRole('group', { name: text(dashboard, 'overview.pageViews') })).toBeVisible();
  // One when the page opened, one for both calls.
  expect(refreshes()).toBe(2);
  await expect(page).toHaveURL('/admin');
});

test('a session that cannot be refreshed leads to the login page with a reason, and back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'root');
  await page.goto('/admin');
  await expect(page.getByText(text(dashboard, 'system.healthy'))).toBeVisible();
  await context.clearCookies();
  await expireTokenOnce(page, ['/audit']);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text(frame, 'pages.audit') })
    .click();
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Faudit');
  await expect(page.getByRole('status').filter({ hasText: text(login, 'reason.ended') })).toBeVisible();
});

test('signing out ends the session on the service and in every tab', async ({ page, context }) => {
  await signInAs(page, 'editor');
  await page.goto('/admin');
  const other = await context.newPage();
  await other.goto('/admin/sessions');
  await expect(other.getByText(text(sessions, 'row.current'))).toBeVisible();
  await page.getByRole('button', { name: text(frame, 'user.menu') }).click();
  await page.getByRole('menuitem', { name: text(frame, 'user.signOut') }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(text(login, 'reason.left'))).toBeVisible();
  await expect(other).toHaveURL('/admin/login');
  const headers = { 'x-requested-with': 'seller-toolbox' };
  expect((await page.request.post('/api/v1/auth/refresh', { headers })).status()).toBe(401);
});

test('a changed password ends all sessions of its owner', async ({ page, browser, baseURL }) => {
  // Two browsers, and six passwords to hash.
  test.slow();
  const { username, password: old } = ADMIN_PEOPLE.changer;
  const next = 'Another-Password-2';
  const other = await onAnotherDevice(browser, baseURL, 'changer');
  await other.goto('/admin/sessions');
  await expect(other.getByText(text(sessions, 'row.current'))).toBeVisible();
  await signInAs(page, 'changer');
  await page.clock.install();
  await page.goto('/admin/sessions');
  await page.getByRole('button', { name: text(frame, 'user.menu') }).click();
  await page.getByRole('menuitem', { name: text(frame, 'user.changePassword') }).click();
  const dialog = page.getByRole('dialog');
  const fill = async (current: string) => {
    await dialog.getByLabel(text(password, 'form.current'), { exact: true }).fill(current);
    await dialog.getByLabel(text(password, 'form.new'), { exact: true }).fill(next);
    await dialog.getByLabel(text(password, 'form.confirm'), { exact: true }).fill(next);
    await dialog.getByRole('button', { name: text(password, 'form.save') }).click();
  };
  await fill('Not-The-Password-1');
  await expect(dialog.getByText('当前密码不正确')).toBeVisible();
  // The message is there for two seconds only.
  await page.clock.pauseAt(Date.now() + MINUTE);
  await fill(old);
  await expect(dialog.getByRole('alert')).toHaveText(text(password, 'result.done'));
  await page.clock.resume();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(text(login, 'reason.passwordChanged'))).toBeVisible();

  await other
    .getByRole('navigation')
    .getByRole('link', { name: text(frame, 'pages.dashboard') })
    .click();
  await expect(other).toHaveURL('/admin/login');
  await other.context().close();

  const tryIn = (secret: string) =>
    page.request.post('/api/v1/auth/login', { data: { username, password: secret } });
  expect((await tryIn(old)).status()).toBe(401);
  expect((await tryIn(next)).status()).toBe(200);
});

test('a session on another device is ended from this one', async ({ page, browser, baseURL }) => {
  const other = await onAnotherDevice(browser, baseURL, 'traveller');
  await other.goto('/admin/sessions');
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'traveller');
  await page.goto('/admin/sessions');
  await expect(page.getByText(text(sessions, 'row.current'))).toBeVisible();
  await page
    .getByRole('button', { name: text(sessions, 'end.one') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text(sessions, 'end.confirm') })
    .click();
  const notices = page.getByRole('region', { name: text(frame, 'frame.notices') }).filter({ hasText: '1' });
  await expect(notices.getByRole('button', { name: text(frame, 'frame.dismiss') })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('button', { name: text(sessions, 'end.one') })).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/admin\/login/);
  await other.context().close();
});
