import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageInfo } from '@seller-toolbox/words';
import { signInAs } from '../fixtures/admin.ts';
import { startIsolatedService } from '../fixtures/isolated-service.ts';
import { untilInteractive } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, hostWords, pageWords, text } from '../site/words.ts';

const words = adminWords('zh', 'settings');
const nameOf = (key: string) => text(words, `name.${key}`);
const OWN_TERMS = 'Own terms\n\nof two parts';

test('settings are in force without a restart, and those of the file are not changed', async ({
  page,
  browser,
}) => {
  // Has a service of its own, and renders each page again.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'stb-settings-'));
  writeFileSync(join(folder, 'site.json'), '{"contactEmail":"file@example.com"}');
  const service = await startIsolatedService({ env: { SITE_CONFIG: join(folder, 'site.json') } });
  try {
    await signInAs(page, 'root', service.url);
    await page.goto(`${service.url}/admin/settings`);
    await page.getByRole('button', { name: nameOf('contactEmail') }).click();
    await expect(page.getByRole('dialog').getByLabel(nameOf('contactEmail'))).toBeDisabled();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: nameOf('companyName') }).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel(languageInfo('zh').name, { exact: true }).fill('示例公司');
    await drawer.getByRole('button', { name: text(words, 'action.save') }).click();
    await expect(page.getByText(text(words, 'done.saved'))).toBeVisible();

    await page.getByRole('button', { name: nameOf('siteName') }).click();
    await drawer.getByLabel(languageInfo('zh').name, { exact: true }).fill('示例工具');
    await drawer.getByLabel(languageInfo('en').name, { exact: true }).fill('Sample & Tools');
    await drawer.getByRole('button', { name: text(words, 'action.save') }).click();
    await expect(drawer).toHaveCount(0);

    await page.getByRole('button', { name: nameOf('terms') }).click();
    await drawer.getByLabel(text(words, 'field.language')).selectOption('en');
    await drawer.getByLabel(text(words, 'field.text')).fill(OWN_TERMS);
    await drawer.getByRole('button', { name: text(words, 'action.save') }).click();
    await expect(drawer).toHaveCount(0);

    await page.goto(`${service.url}/terms?lang=en`);
    await untilInteractive(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('Own terms');
    await expect(main).toContainText('file@example.com');
    await expect(page.getByRole('contentinfo')).toContainText('示例公司');
    const builtIn = text(pageWords('terms', 'en'), 'service.text');
    await expect(main.getByText(builtIn)).toBeHidden();
    await page.goto(`${service.url}/?lang=en`);
    await untilInteractive(page);
    await expect(page).toHaveTitle(/^Sample & Tools · /);
    await expect(page.getByRole('banner')).toContainText('Sample & Tools');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text(hostWords('en'), 'footer.terms') })
      .click();
    await expect(main).toContainText('Own terms');

    await expect(page).toHaveTitle(/ · Sample & Tools$/);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const withoutScripts = await plain.newPage();
    await withoutScripts.goto(`${service.url}/terms?lang=en`);
    await expect(withoutScripts.getByRole('main')).toContainText('Own terms');
    await withoutScripts.goto(`${service.url}/terms?lang=ja`);
    await expect(withoutScripts.getByText(text(pageWords('terms', 'ja'), 'service.text'))).toBeVisible();
    await plain.close();
  } finally {
    await page.goto('about:blank');
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
