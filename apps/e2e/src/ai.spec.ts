import type { Page } from '@playwright/test';
import { startFakeAi, type FakeAiServer } from '@seller-toolbox/testing/fake-ai';
import { startIsolatedService } from './fixtures/isolated-service.ts';
import { expectAccessible, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { address, toolPath } from './site/pages.ts';
import { errorWords, platformWords, text, toolPartWords, toolWords } from './site/words.ts';

const ANALYZER = 'title-analyzer';
const FIXER = 'title-fixer';
const platform = platformWords('en');
const say = (key: string) => text(toolWords(ANALYZER, 'en'), key);
const sayAi = (key: string) => text(toolPartWords(ANALYZER, 'ai', 'en'), key);
const sayFixerAi = (key: string) => text(toolPartWords(FIXER, 'ai', 'en'), key);
const sayFixer = (key: string) => text(toolWords(FIXER, 'en'), key);

/** An answer passes the page's parts, the service, its database and the provider. */
const ANSWERED = { timeout: 30_000 };

interface ServiceWithAi {
  readonly url: string;
  /** The requests to the provider. */
  readonly fake: FakeAiServer;
  readonly stop: () => Promise<void>;
}

/** A service with a fake provider that behaves as the model name says. */
async function startServiceWithAi(model: string): Promise<ServiceWithAi> {
  const fake = await startFakeAi();
  const env = { AI_BASE_URL: fake.baseUrl, AI_API_KEY: 'key-of-the-fake', AI_MODEL_STANDARD: model };
  const service = await startIsolatedService({ env });
  const stop = async () => {
    await service.stop();
    await fake.close();
  };
  return { url: service.url, fake, stop };
}

async function open(page: Page, { url }: ServiceWithAi, tool: string) {
  await page.goto(new URL(address(toolPath(tool), 'en'), url).href);
  await untilInteractive(page);
  const { inputs, result } = toolPage(page, 'en');
  const title = inputs.getByRole('textbox', {
    name: tool === ANALYZER ? say('ui.title') : sayFixer('ui.title'),
  });
  await title.fill('Steel Bottle!');
  // The part that asks the AI is loaded with the first change, and starts again with another title.
  await untilInteractive(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return { inputs, result, title, button };
}

test.describe('with a provider that answers', () => {
  let service: ServiceWithAi;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    service = await startServiceWithAi('good');
  });
  test.afterAll(() => service.stop());

  test('the analyzer proposes titles, applies one, reports compliance, and stops after two', async ({
    page,
  }) => {
    const { inputs, result, title, button } = await open(page, service, ANALYZER);
    await inputs.getByRole('textbox', { name: sayAi('ai.features') }).fill('BPA free');
    await button(say('ui.aiOptimize')).click();
    await expect(result.getByRole('heading', { name: sayAi('ai.optimization') })).toBeVisible(ANSWERED);
    expect(String(service.fake.requests.at(-1)?.body.messages?.[1]?.content)).toContain('BPA free');
    await expectAccessible(page);
    await button(sayAi('ai.use')).first().click();
    await expect(title).toHaveValue('Steel Bottle first');
    await expect(result.getByRole('heading', { name: sayAi('ai.optimization') })).toBeHidden();

    await button(say('ui.aiCheck')).click();
    await expect(result.getByRole('heading', { name: sayAi('ai.report') })).toBeVisible(ANSWERED);
    await expect(result).toContainText('name the brand first');
    await expect(button(say('ui.aiOptimize'))).toBeDisabled();
    await expect(button(sayAi('ai.quota').replace('{{left}}', '0/2'))).toBeVisible();
    const panel = page.getByRole('region', { name: text(platform, 'usageLimit.title') });
    await expect(panel).toContainText(text(platform, 'usageLimit.basicUnlimited'));
    await expectAccessible(page);

    await page.reload();
    await untilInteractive(page);
    await title.fill('Another bottle');
    await expect(button(say('ui.aiCheck'))).toBeDisabled();
    await expect(page.getByRole('img', { name: new RegExp(`^${say('ui.score')}`) })).toBeVisible();
  });

  test('the fixer shows three versions by the AI, and sends no second request for the same title', async ({
    page,
  }) => {
    const { result, title, button } = await open(page, service, FIXER);
    await button(sayFixer('ui.aiFix')).click();
    await expect(page.getByRole('radio', { name: sayFixer('ui.source-ai') })).toBeChecked(ANSWERED);
    for (const strategy of ['minimal', 'seo', 'conversion'])
      await expect(page.getByRole('radio', { name: sayFixer(`ui.strategy-${strategy}`) })).toBeVisible();
    await expect(result).toContainText('Steel Bottle minimal');
    const requestsBefore = service.fake.requests.length;
    await title.fill('Other');
    await title.fill('Steel Bottle!');
    await button(sayFixer('ui.aiFix')).click();
    await expect(page.getByText(sayFixerAi('ai.answered-browser-cache')).first()).toBeVisible();
    expect(service.fake.requests).toHaveLength(requestsBefore);
  });
});

test.describe('with a provider without quota', () => {
  let service: ServiceWithAi;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    service = await startServiceWithAi('429');
  });
  test.afterAll(() => service.stop());

  test('both tools show the error, keep the title, and count nothing', async ({ page, watch }) => {
    const reason = text(errorWords('en'), 'ai.provider-quota');
    const analyzer = await open(page, service, ANALYZER);
    await analyzer.button(say('ui.aiOptimize')).click();
    await expect(page.getByRole('alert')).toContainText(reason, ANSWERED);
    await expect(analyzer.title).toHaveValue('Steel Bottle!');
    await expect(analyzer.button(sayAi('ai.quota').replace('{{left}}', '2/2'))).toBeVisible();

    const fixer = await open(page, service, FIXER);
    await fixer.button(sayFixer('ui.aiFix')).click();
    await expect(page.getByRole('alert')).toContainText(reason, ANSWERED);
    await expect(fixer.button(sayFixerAi('ai.quota').replace('{{left}}', '10/10'))).toBeVisible();
    watch.forgive(/status of (?:429|502|503)/);
  });
});

test('without a provider the rules answer, and the page shows that', async ({ page, baseURL }) => {
  await page.goto(new URL(address(toolPath(ANALYZER), 'en'), baseURL).href);
  await untilInteractive(page);
  const { inputs, result } = toolPage(page, 'en');
  await inputs.getByRole('textbox', { name: say('ui.title') }).fill('Steel Bottle for Travel, the BEST!');
  const button = (name: string) => inputs.getByRole('button', { name, exact: true });
  await button(sayAi('ai.source-rules')).click();
  await expect(inputs.getByText(sayAi('ai.quotaByRules'))).toBeVisible();
  await button(sayAi('ai.optimizeByRules')).click();
  await expect(result.getByText(sayAi('ai.source-rules'))).toBeVisible(ANSWERED);
  await expect(inputs.getByRole('textbox', { name: sayAi('ai.features') })).toBeHidden();
});
