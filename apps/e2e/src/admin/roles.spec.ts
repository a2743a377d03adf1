import { ADMIN_SCREENS, signInAs, type Person } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, text } from '../site/words.ts';

const frame = adminWords('zh');

const PERMITTED_SCREENS: Readonly<Record<'viewer' | 'editor' | 'root', readonly string[]>> = {
  viewer: ['/admin', '/admin/sessions'],
  editor: [
    '/admin',
    '/admin/analytics',
    '/admin/feedback',
    '/admin/announcements',
    '/admin/tools',
    '/admin/ai',
    '/admin/rates',
    '/admin/sessions',
  ],
  root: ADMIN_SCREENS,
};

for (const [person, sees] of Object.entries(PERMITTED_SCREENS) as [Person, readonly string[]][]) {
  test(`the navigation shows ${person} the permitted screens, and every other URL is forbidden`, async ({
    page,
  }) => {
    // A dozen pages.
    test.slow();
    const forbidden: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) forbidden.push(response.url());
    });
    await signInAs(page, person);
    await page.goto('/admin');
    const links = page.getByRole('navigation', { name: text(frame, 'frame.navigation') }).getByRole('link');
    await expect(links).toHaveCount(sees.length);
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect([...shown].sort()).toEqual([...sees].sort());

    for (const path of ADMIN_SCREENS) {
      await page.goto(path);
      const rejected = page.getByRole('heading', { name: text(frame, 'guard.refused') });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(rejected).toHaveCount(sees.includes(path) ? 0 : 1);
    }
    expect(forbidden).toEqual([]);
  });
}

test('the forbidden page has two links', async ({ page }) => {
  await signInAs(page, 'viewer');
  await page.goto('/admin/sessions');
  await page.goto('/admin/feedback');
  await page.getByRole('button', { name: text(frame, 'guard.back') }).click();
  await expect(page).toHaveURL('/admin/sessions');
  await page.goto('/admin/feedback');
  await page.getByRole('link', { name: text(frame, 'guard.toDashboard') }).click();
  await expect(page).toHaveURL('/admin');
});

test('an unknown URL of the section shows not found', async ({ page }) => {
  await signInAs(page, 'viewer');
  await page.goto('/admin/nothing');
  await expect(page.getByRole('heading', { name: text(frame, 'state.notFound') })).toBeVisible();
});
