import { MINUTE, SECOND } from '@seller-toolbox/tool-contract/durations';
import { inNewBrowser } from '../fixtures/in-new-browser.ts';
import { startIsolatedService } from '../fixtures/isolated-service.ts';
import { expectAccessible, untilInteractive } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, text } from '../site/words.ts';

const login = adminWords('ja', 'login');
const password = adminWords('ja', 'password');
const words = adminWords('ja', 'announcements');
const OWN_PASSWORD = 'Harbor-Lantern-42';

/** As a field for dates and times has it; the browsers of the tests are in UTC. */
const minuteOf = (instant: number) => new Date(instant).toISOString().slice(0, 16);

test('a new admin gets from the first start to an announcement that appears on time in Japanese, by keyboard', async ({
  page,
  browser,
  watch,
}) => {
  // The start of an announcement is to the minute.
  test.setTimeout(7 * MINUTE);
  // No data: this is the first start.
  const service = await startIsolatedService({ data: undefined });
  try {
    const output = service.output();
    expect(output).toContain(`${service.url}/admin`);
    const oneTime = /Password, shown only this once: (\S+)/.exec(output)?.[1] ?? '';
    expect(oneTime).not.toBe('');

    await page.goto(`${service.url}/admin?lang=ja`);
    await page.getByLabel(text(login, 'form.username'), { exact: true }).focus();
    await page.keyboard.type('admin');
    await page.keyboard.press('Tab');
    await page.keyboard.type(oneTime);
    await page.keyboard.press('Enter');
    // The one-time password opens nothing but the form that replaces it.
    await page.getByLabel(text(password, 'form.current'), { exact: true }).fill(oneTime);
    await page.getByLabel(text(password, 'form.new'), { exact: true }).fill(OWN_PASSWORD);
    await page.getByLabel(text(password, 'form.confirm'), { exact: true }).fill(OWN_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(text(login, 'form.username'), { exact: true })).toBeVisible();
    await page.getByLabel(text(login, 'form.username'), { exact: true }).fill('admin');
    await page.getByLabel(text(login, 'form.password'), { exact: true }).fill(OWN_PASSWORD);
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: text(adminWords('ja', 'dashboard'), 'actions.announce') })
      .press('Enter');

    const editor = page.getByRole('dialog', { name: text(words, 'editor.create') });
    await editor.getByLabel(text(words, 'field.original')).selectOption('ja');
    await editor.getByLabel(text(words, 'field.title'), { exact: true }).fill('年末の納品について');
    await editor.getByLabel(text(words, 'field.content')).fill('<b>12月18日</b>までに納品してください。');
    // Far enough ahead to be published before, by a slow machine too.
    const start = Math.ceil((Date.now() + 40 * SECOND) / MINUTE) * MINUTE;
    await editor.getByLabel(text(words, 'field.start')).fill(minuteOf(start));
    await expectAccessible(page);
    await editor.getByLabel(text(words, 'field.title'), { exact: true }).press('Enter');
    const question = page.getByRole('dialog', { name: text(words, 'schedule.question') });
    await question.getByRole('button', { name: text(words, 'schedule.publish') }).press('Enter');
    await expect(page.getByText(text(words, 'done.created'))).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: '年末の納品について' });
    await expect(row).toContainText(text(words, 'status.scheduled'));

    await inNewBrowser(browser, async (visitor) => {
      const shown = visitor.getByText('12月18日');
      const look = async () => {
        await visitor.goto(`${service.url}/?lang=ja`);
        await untilInteractive(visitor);
        return { isShown: await shown.isVisible(), at: Date.now() };
      };
      const early = await look();
      // A slow machine may have passed the start already.
      if (early.at < start) expect(early.isShown).toBe(false);
      await expect.poll(async () => (await look()).isShown, { timeout: 2 * MINUTE }).toBe(true);
      expect(Date.now()).toBeGreaterThanOrEqual(start);
    });
    watch.forgive(/status of 401/);
  } finally {
    await page.goto('about:blank');
    await service.stop();
  }
});
