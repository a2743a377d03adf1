import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageInfo } from '@seller-toolbox/words';
import { startIsolatedService } from './fixtures/isolated-service.ts';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { hostWords, text } from './site/words.ts';

const SITE = {
  companyName: { zh: '示例公司', en: 'Sample Company' },
  registrationNumber: '91310000XXXXXXXXXX',
  filings: [
    { label: { zh: '备案一', en: 'Filing one' }, url: 'https://one.example.com/' },
    { label: { zh: '备案二', en: 'Filing two' }, url: '' },
  ],
  contactEmail: 'hello@example.com',
  authorText: { zh: '关于我', en: 'About <me>' },
  forumUrl: 'https://forum.example.com/',
  heroClaims: { rating: { zh: '四点七', en: '4.7 of 5' }, sellers: '12' },
};

test('the site settings of the deployer are in the footer and the hero, in each language', async ({
  page,
}) => {
  // Services are started.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'stb-site-'));
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(SITE));
  const service = await startIsolatedService({ env: { SITE_CONFIG: file } });
  try {
    await page.goto(service.url);
    await untilInteractive(page);
    const footer = page.getByRole('contentinfo');
    for (const said of ['示例公司', SITE.registrationNumber, '备案一', '备案二', '关于我'])
      await expect(footer).toContainText(said);
    await expect(page.getByRole('main')).toContainText('四点七');

    await page.locator('summary', { hasText: text(hostWords('zh'), 'header.language') }).click();
    await page.getByRole('link', { name: languageInfo('en').name, exact: true }).click();
    for (const said of ['Sample Company', SITE.registrationNumber, 'Filing one', 'Filing two', 'About <me>'])
      await expect(footer).toContainText(said);
    await expect(page.getByRole('main')).toContainText('4.7 of 5');
    await expect(footer.getByRole('link', { name: 'Filing one' })).toHaveAttribute(
      'href',
      'https://one.example.com/',
    );
    await expect(footer.getByRole('link', { name: text(hostWords('en'), 'footer.mail') })).toHaveAttribute(
      'href',
      `mailto:${SITE.contactEmail}`,
    );
    await expect(footer.getByRole('link', { name: text(hostWords('en'), 'footer.forum') })).toHaveAttribute(
      'href',
      SITE.forumUrl,
    );
  } finally {
    // It still loads late parts.
    await page.goto('about:blank');
    await service.stop();
    rmSync(folder, { recursive: true });
  }
});

test('a fresh install shows neutral texts and the claims of the specification, and hides only what is left empty', async ({
  page,
}) => {
  // Services are started.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'stb-site-'));
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ registrationNumber: '', filings: [], authorText: '' }));
  const registration = page.getByText(text(hostWords('zh'), 'footer.registration'));
  const filing = page.getByText(text(hostWords('zh'), 'footer.filing'));
  const about = page.getByText(text(hostWords('zh'), 'footer.about'));
  for (const [env, isShown] of [
    [{}, true],
    [{ SITE_CONFIG: file }, false],
  ] as const) {
    const service = await startIsolatedService({ env });
    try {
      await page.goto(service.url);
      await expect(page.getByRole('main')).toContainText('10,000+');
      await expect(page.getByRole('main')).toContainText('4.9/5');
      for (const item of [registration, filing, about]) await expect(item).toBeVisible({ visible: isShown });
    } finally {
      await page.goto('about:blank');
      await service.stop();
    }
  }
  rmSync(folder, { recursive: true });
});
