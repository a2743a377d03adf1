import type { Page } from '@playwright/test';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address } from './site/pages.ts';
import { hostWords, pageWords, text } from './site/words.ts';

const SUBMIT = '**/api/v1/feedback';
const MESSAGE = 'The shared link lost one of my inputs';
const words = pageWords('feedback', 'en');
const say = (key: string) => text(words, key);

async function open(page: Page) {
  await page.goto(address('/feedback', 'en'));
  await untilInteractive(page);
  return {
    message: page.getByRole('textbox', { name: say('message.label') }),
    send: page.getByRole('button', { name: say('submit.send') }),
    thanks: page.getByRole('heading', { name: say('thanks.title') }),
  };
}

test('feedback is sent with the keyboard alone, counted, and confirmed until the form is opened again', async ({
  page,
}) => {
  const { message, thanks } = await open(page);
  await page.getByRole('radio', { name: say('type.general') }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await message.focus();
  await page.keyboard.type(MESSAGE);
  const sent = page.waitForRequest(SUBMIT);
  await page.keyboard.press('Control+Enter');
  expect((await sent).postDataJSON()).toEqual({
    feedback_type: 'bug',
    rating: 1,
    message: MESSAGE,
    submission_id: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  await expect(thanks).toBeFocused();
  await expect(message).toHaveValue('');
  await expect(page.getByRole('group', { name: say('stats.total') })).toContainText(/[1-9]/);
});

test('a draft survives a failure and a reload', async ({ page, watch }) => {
  const { message, send, thanks } = await open(page);
  await message.fill(MESSAGE);
  await page.route(SUBMIT, (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert')).toContainText(say('failure.network'));
  await page.reload();
  await expect(message).toHaveValue(MESSAGE);
  await page.unroute(SUBMIT);
  await send.click();
  await expect(thanks).toBeVisible();
  watch.forgive(/net::ERR_FAILED$/);
});

test('the tool that the visitor came from is sent only with consent', async ({ page }) => {
  await page.goto(address('/tools/unit-converter', 'en'));
  await untilInteractive(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: text(hostWords('en'), 'header.feedback') })
    .click();
  const consent = page.getByRole('checkbox', { name: /Unit converter.*English/i });
  await expect(consent).not.toBeChecked();
  await page.getByRole('textbox', { name: say('message.label') }).fill(MESSAGE);
  const send = page.getByRole('button', { name: say('submit.send') });
  const without = page.waitForRequest(SUBMIT);
  await send.click();
  expect((await without).postDataJSON()).not.toHaveProperty('sent_from');
  await page.getByRole('button', { name: say('thanks.again') }).click();
  await page.getByRole('textbox', { name: say('message.label') }).fill(MESSAGE);
  await consent.check();
  const withConsent = page.waitForRequest(SUBMIT);
  await send.click();
  expect((await withConsent).postDataJSON()).toMatchObject({
    sent_from: { consent: true, page: '/tools/unit-converter', language: 'en' },
  });
});
