import type { Page } from '@playwright/test';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { ADMIN_PEOPLE, signInAs } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, text } from '../site/words.ts';

const words = adminWords('zh', 'login');
const say = (key: string) => text(words, key);
const signedOut = /status of 401/;

async function enter(page: Page, username: string, password: string) {
  await page.getByLabel(say('form.username'), { exact: true }).fill(username);
  await page.getByLabel(say('form.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('form.submit'), exact: true }).click();
}

test.afterEach(({ watch }) => watch.forgive(signedOut));

test('a visitor without a session goes to the login page, and returns to the requested page', async ({
  page,
}) => {
  const { username, password } = ADMIN_PEOPLE.root;
  await page.goto('/admin/audit?action=users.create');
  await expect(page.getByRole('heading', { name: say('form.title') })).toBeVisible();
  await enter(page, ` ${username} `, password);
  await expect(page).toHaveURL('/admin/audit?action=users.create');
  await expect(page.getByRole('table')).toContainText('viewer');
});

for (const next of ['//evil.example/admin', 'https://evil.example/', '/feedback', '/admin/../feedback']) {
  test(`the login page does not lead to ${next}`, async ({ page }) => {
    const { username, password } = ADMIN_PEOPLE.editor;
    await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
    await enter(page, username, password);
    await expect(page).toHaveURL('/admin');
  });
}

test('login reports a wrong password and an unknown name alike, and keeps the typed text', async ({
  page,
}) => {
  await page.goto('/admin/login');
  for (const name of [ADMIN_PEOPLE.editor.username, 'unknown-user']) {
    const rejected = page.waitForResponse('**/auth/login');
    await enter(page, name, 'Wrong-Password-1');
    await rejected;
    await expect(page.getByRole('alert')).toHaveText('用户名或密码错误');
    await expect(page.getByLabel(say('form.username'), { exact: true })).toHaveValue(name);
  }
});

test('login reports empty fields without calling the service', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/admin/login');
  await enter(page, '  ', '');
  await expect(page.getByRole('alert')).toHaveText('请输入用户名和密码');
  expect(requestedUrls.filter((url) => url.endsWith('/auth/login'))).toEqual([]);
});

test('login reports an unreachable service in the words of the catalogue', async ({ page, watch }) => {
  await page.goto('/admin/login');
  await page.route('**/auth/login', (route) => route.abort());
  await enter(page, 'root', 'x');
  await expect(page.getByRole('alert')).toHaveText('登录失败，请检查网络连接');
  watch.forgive(/net::ERR_FAILED/);
});

test('login is slowed down after too many attempts, and the page counts the seconds', async ({
  page,
  watch,
}) => {
  await page.goto('/admin/login');
  const rejection = { success: false, message: '', error: { code: 'auth.slowed-down' } };
  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: rejection }),
  );
  await enter(page, 'root', 'x');
  await expect(page.getByRole('alert')).toContainText('尝试次数过多，请稍后再试');
  await expect(page.getByRole('alert')).toContainText('现在可以再试了');
  watch.forgive(/status of 429/);
});

for (const remembers of [false, true]) {
  test(`the session ${remembers ? 'outlives' : 'goes with'} the browser, and no script can read a token`, async ({
    page,
    context,
  }) => {
    const { username, password } = ADMIN_PEOPLE.editor;
    await page.goto('/admin/login');
    if (remembers) await page.getByLabel(say('form.remember')).check();
    await enter(page, username, password);
    await expect(page).toHaveURL('/admin');
    const cookies = await context.cookies();
    for (const cookie of cookies)
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    const daysOf = (expires: number) =>
      expires < 0 ? null : Math.round((expires * 1000 - Date.now()) / DAY);
    expect(cookies.map(({ name, expires }) => [name, daysOf(expires)]).sort()).toEqual([
      ['device', 90],
      ['refresh_token', remembers ? 30 : null],
    ]);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect(stored).not.toMatch(/token|eyJ/);
  });
}

test('a signed-in user does not see the login page', async ({ page }) => {
  await signInAs(page, 'editor');
  await page.goto('/admin/login?next=%2Fadmin%2Fsessions');
  await expect(page).toHaveURL('/admin/sessions');
});

test('the password can be shown', async ({ page }) => {
  await page.goto('/admin/login');
  const field = page.getByLabel(say('form.password'), { exact: true });
  await field.fill('secret');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: say('form.show') }).click();
  await expect(field).toHaveAttribute('type', 'text');
});
