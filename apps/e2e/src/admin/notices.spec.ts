import { startFakeSmtp, startFakeWebhook } from '@seller-toolbox/testing/fakes';
import { signInAs } from '../fixtures/admin.ts';
import { startIsolatedService } from '../fixtures/isolated-service.ts';
import { expectAccessible } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, text } from '../site/words.ts';

const words = adminWords('zh', 'settings');

test('each way of notices is tested by its button, and kinds are switched off', async ({ page }) => {
  // Has a service of its own.
  test.slow();
  const [webhook, smtp] = await Promise.all([startFakeWebhook(), startFakeSmtp()]);
  const service = await startIsolatedService({
    env: {
      NOTICE_WEBHOOK_URL: webhook.url,
      NOTICE_WEBHOOK_SECRET: 'k3Vw9-Qz7Lm2Xc8Rb5Tn1Yp6Hd4Gf0Js',
      NOTICE_SMTP_URL: smtp.url,
      NOTICE_MAIL_FROM: 'toolbox@example.com',
      NOTICE_MAIL_TO: 'operator@example.com',
    },
  });
  try {
    await signInAs(page, 'root', service.url);
    await page.goto(`${service.url}/admin/settings`);
    for (const way of ['webhook', 'mail']) {
      const name = text(words, 'delivery.testOf').replace('{{way}}', text(words, `way.${way}`));
      await page.getByRole('button', { name }).click();
    }
    const rows = page.getByRole('row').filter({ hasText: text(words, 'notice.test') });
    await expect(rows.filter({ hasText: text(words, 'delivery.delivered') })).toHaveCount(2, {
      timeout: 30_000,
    });
    expect(webhook.received).toHaveLength(1);
    expect(smtp.received.map(({ to }) => to)).toEqual(['operator@example.com']);
    await expectAccessible(page);

    await page.getByRole('button', { name: text(words, 'name.notices') }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('checkbox', { name: text(words, 'notice.disk-full') }).uncheck();
    await drawer.getByRole('button', { name: text(words, 'action.save') }).click();
    await expect(page.getByText(text(words, 'done.saved'))).toBeVisible();
    await expect(page.getByText(text(words, 'notice.disk-full'))).toHaveCount(0);
  } finally {
    await page.goto('about:blank');
    await Promise.all([service.stop(), webhook.stop(), smtp.stop()]);
  }
});
