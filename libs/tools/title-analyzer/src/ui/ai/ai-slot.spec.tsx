import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { createMemoryStorage } from '@seller-toolbox/tool-kit';
import { createFakeAi, type FakeAiOptions } from '@seller-toolbox/tool-kit/fake-ai';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { manifest } from '../../manifest.ts';
import { TitleAnalyzer } from '../title-analyzer.tsx';

const TITLE = 'Steel Bottle';
const OPTIMIZED = 'AI suggestions';

async function show(options: FakeAiOptions = {}, rest: object = {}) {
  const ai = createFakeAi(options);
  const shown = await renderTool(TitleAnalyzer, { manifest, words: en, environment: { ai }, ...rest });
  return { ai, ...shown };
}
const titleBox = () => screen.getByRole('textbox', { name: /Product title/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const result = () => screen.getByRole('region', { name: 'Result' });
const ask = (name: 'AI optimization' | 'Compliance check') => userEvent.click(button(name));

async function write(title: string) {
  await userEvent.clear(titleBox());
  await userEvent.click(titleBox());
  await userEvent.paste(title);
  await screen.findByRole('button', { name: /left$|^By rules$/ });
}

const day = (date: number) => new Date(2026, 10, date, 12).getTime();

/** The storage of a browser in which an AI has answered as often as it may. */
function usedUp() {
  const storage = createMemoryStorage();
  const used = (timestamp: number) => ({ timestamp, feature: 'title-analyzer', success: true });
  storage.write('ai-usage', [used(day(21)), used(day(21) + 1)]);
  return storage;
}

describe('AiSlot', () => {
  it('shows both buttons and that the basic analysis has no limit', async () => {
    await show();
    expect(button('AI optimization')).toBeEnabled();
    expect(button('Compliance check')).toBeEnabled();
    expect(screen.getByText(/without limit/)).toBeInTheDocument();
  });

  it('shows the features field with a configured AI only and sends the features', async () => {
    const { ai } = await show({ source: 'ai' });
    expect(screen.queryByRole('textbox', { name: /Product features/ })).not.toBeInTheDocument();
    await write(TITLE);
    await pasteInto(await screen.findByRole('textbox', { name: /Product features/ }), 'BPA free');
    await ask('AI optimization');
    await screen.findByRole('heading', { name: OPTIMIZED });
    expect(ai.asked).toEqual([
      {
        call: 'title-optimization',
        question: {
          title: TITLE,
          marketplace: 'US',
          category: 'general',
          rule_set: 'standard',
          features: 'BPA free',
        },
      },
    ]);
  });

  it('warns if the browser cannot store the features', async () => {
    const full = { ...createMemoryStorage(), write: () => false };
    await show({ source: 'ai' }, { storage: full });
    await write(TITLE);
    expect(screen.queryByText(/cannot save the features/)).not.toBeInTheDocument();
    await pasteInto(await screen.findByRole('textbox', { name: /Product features/ }), 'BPA free');
    expect(screen.getByText(/cannot save the features/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Product features/ })).toHaveValue('BPA free');
  });

  it('shows no features field without an AI and that the rules answered', async () => {
    const { ai } = await show();
    await write(TITLE);
    await ask('Compliance check');
    await screen.findByRole('heading', { name: 'Compliance report' });
    expect(screen.queryByRole('textbox', { name: /Product features/ })).not.toBeInTheDocument();
    expect(screen.getAllByText('No AI is configured: answered by built-in rules')).not.toHaveLength(0);
    expect(result()).toHaveTextContent('By rules');
    expect(ai.asked[0]?.question).not.toHaveProperty('features');
  });

  it('shows three titles with their scores and comments', async () => {
    await show({ source: 'ai' });
    await write(TITLE);
    await ask('AI optimization');
    await screen.findByRole('heading', { name: OPTIMIZED });
    const titles = within(result()).getAllByRole('button', { name: 'Use this title' });
    expect(titles).toHaveLength(3);
    expect(result()).toHaveTextContent(`${TITLE} 1`);
    expect(within(result()).getAllByText('14/200 characters · 3 words')).toHaveLength(3);
    for (const text of ['a made-up improvement', 'a made-up keyword', 'a made-up note'])
      expect(result()).toHaveTextContent(text);
  });

  it('uses a proposed title, clears the results and undoes it', async () => {
    await show({ source: 'ai' });
    await write(TITLE);
    await ask('AI optimization');
    const [use] = await screen.findAllByRole('button', { name: 'Use this title' });
    if (use) await userEvent.click(use);
    expect(titleBox()).toHaveValue(`${TITLE} 1`);
    expect(screen.queryByRole('heading', { name: OPTIMIZED })).not.toBeInTheDocument();
    expect(button('Undo')).toHaveFocus();
    await userEvent.click(button('Undo'));
    expect(titleBox()).toHaveValue(TITLE);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('copies a proposed title and confirms it', async () => {
    const clipboard = userEvent.setup();
    await show({ source: 'ai' });
    await write(TITLE);
    await ask('AI optimization');
    const [copy] = await screen.findAllByRole('button', { name: 'Copy title' });
    if (copy) await clipboard.click(copy);
    // Checked first, because it is visible for two seconds only.
    expect((await screen.findAllByText('Copied')).length).toBeGreaterThan(0);
    expect(await navigator.clipboard.readText()).toBe(`${TITLE} 1`);
  });

  it('reports compliance with score, violations and suggestions', async () => {
    await show({ source: 'ai' });
    await write(TITLE);
    await ask('Compliance check');
    await screen.findByRole('heading', { name: 'Compliance report' });
    expect(within(result()).getByRole('img', { name: 'Compliance: 85' })).toBeInTheDocument();
    for (const text of ['Breaks the rules', 'a made-up violation', 'a made-up suggestion'])
      expect(result()).toHaveTextContent(text);
  });

  it('marks a response as outdated after a change and clears it for an empty title', async () => {
    await show({ source: 'ai' });
    await write(TITLE);
    await ask('Compliance check');
    await screen.findByRole('heading', { name: 'Compliance report' });
    expect(screen.queryByText(/before your change/)).not.toBeInTheDocument();
    await pasteInto(titleBox(), ' Large');
    expect(screen.getByText(/before your change/)).toBeInTheDocument();
    await userEvent.clear(titleBox());
    await pasteInto(titleBox(), 'New');
    expect(screen.queryByRole('heading', { name: 'Compliance report' })).not.toBeInTheDocument();
  });

  it('requests by the current rules and marks responses by others as outdated', async () => {
    const { ai } = await show({ source: 'ai' });
    await write(TITLE);
    await ask('Compliance check');
    await screen.findByRole('heading', { name: 'Compliance report' });
    const [switchRules] = screen.getAllByRole('button', { name: /^Switch to: / });
    if (switchRules) await userEvent.click(switchRules);
    expect(screen.getByText(/before your change/)).toBeInTheDocument();
    await ask('Compliance check');
    await waitFor(() => expect(screen.queryByText(/before your change/)).not.toBeInTheDocument());
    expect(ai.asked.map(({ question }) => question)).toMatchObject([
      { rule_set: 'standard' },
      { rule_set: 'title-2026-07-27' },
    ]);
  });

  it('cancels a request', async () => {
    await show({ until: new Promise(() => undefined) });
    await write(TITLE);
    await ask('AI optimization');
    expect(screen.getAllByText('Optimizing…').length).toBeGreaterThan(0);
    expect(button('Compliance check')).toBeDisabled();
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(button('Compliance check')).toBeEnabled());
    expect(button('2/2 left')).toBeInTheDocument();
  });

  it('requests a review of the example before any change', async () => {
    const { ai } = await show({ source: 'ai' });
    await ask('Compliance check');
    await screen.findByRole('heading', { name: 'Compliance report' });
    expect(ai.asked).toHaveLength(1);
    expect(ai.asked[0]?.question).toMatchObject({ keyword: 'water bottle', category: 'home' });
  });
});

describe('AiSlot quota', () => {
  it('disables both buttons and opens the panel after two uses', async () => {
    await show({ source: 'ai' });
    await write(TITLE);
    await ask('AI optimization');
    await screen.findByRole('heading', { name: OPTIMIZED });
    expect(button('1/2 left')).toHaveAttribute('aria-expanded', 'false');
    await ask('Compliance check');
    await screen.findByRole('heading', { name: 'Compliance report' });
    expect(button('AI optimization')).toBeDisabled();
    expect(button('Compliance check')).toBeDisabled();
    const panel = await screen.findByRole('region', { name: 'AI usage' });
    expect(panel).toHaveTextContent('daily usage limit (2 uses)');
    expect(panel).toHaveTextContent('Basic analysis is always unlimited');
    await userEvent.type(titleBox(), '!');
    expect(result()).toHaveTextContent('The title is too short: 13 characters');
    await userEvent.click(button('0/2 left'));
    expect(screen.queryByRole('region', { name: 'AI usage' })).not.toBeInTheDocument();
  });

  it('is available again the next day', async () => {
    const storage = usedUp();
    const same = await show({ source: 'ai' }, { storage, now: day(21) + 2 });
    await write(TITLE);
    expect(await screen.findByRole('button', { name: '0/2 left' })).toBeInTheDocument();
    same.unmount();
    await show({ source: 'ai' }, { storage, now: day(22) });
    await userEvent.type(titleBox(), '!');
    expect(await screen.findByRole('button', { name: '2/2 left' })).toBeInTheDocument();
    expect(button('AI optimization')).toBeEnabled();
  });

  it('shows the error message of a failed call and refunds it', async () => {
    await show({ failure: { code: 'ai.provider-quota', message: 'API quota used up' } });
    await write(TITLE);
    await ask('AI optimization');
    expect(await screen.findByRole('alert')).toHaveTextContent(/AI service notice.*API quota used up/);
    expect(button('2/2 left')).toBeInTheDocument();
    expect(titleBox()).toHaveValue(TITLE);
    expect(button('Try again')).toBeInTheDocument();
  });

  it.each([
    ['AI optimization', /AI optimization service is temporarily unavailable/],
    ['Compliance check', /AI compliance check is temporarily unavailable/],
  ] as const)('shows that %s is temporarily unavailable without a response', async (name, text) => {
    await show({ failure: { code: 'network.failed', message: 'The network request failed' } });
    await write(TITLE);
    await ask(name);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each([
    ['You have reached the daily usage limit', 'daily usage limit'],
    // The translated message could not be loaded.
    [null, 'Usage is limited right now. Please try again later'],
  ])('opens the panel if the service reports its own limit', async (message, text) => {
    await show({ failure: { code: 'ai.daily-limit', message } });
    await write(TITLE);
    await ask('AI optimization');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await screen.findByRole('region', { name: 'AI usage' })).toBeInTheDocument();
  });

  it.each([
    [500, 1],
    [501, 0],
  ])('requests a title of %d characters %d times', async (length, times) => {
    const { ai } = await show({ source: 'ai' });
    await write('a'.repeat(length));
    await ask('AI optimization');
    if (times === 0) {
      expect(await screen.findByRole('alert')).toHaveTextContent('up to 500 characters');
    } else await screen.findByRole('heading', { name: OPTIMIZED });
    expect(ai.asked).toHaveLength(times);
  });

  it('sends no request for an empty title', async () => {
    const { ai } = await show({ source: 'ai' });
    await userEvent.clear(titleBox());
    await screen.findByRole('button', { name: '2/2 left' });
    await ask('AI optimization');
    expect(await screen.findByRole('alert')).toHaveTextContent('The title cannot be empty');
    expect(ai.asked).toHaveLength(0);
    await pasteInto(titleBox(), 'Cup');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('AiSlot without an AI', () => {
  it('says on buttons, badge and panel that the rules answer', async () => {
    await show();
    await write(TITLE);
    expect(await screen.findByRole('button', { name: 'Optimize by rules' })).toBeEnabled();
    expect(button('Compliance check')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'AI optimization' })).not.toBeInTheDocument();
    await userEvent.click(button('By rules'));
    expect(screen.getByRole('region', { name: 'AI usage' })).toHaveTextContent('Used today: 0/2');
    expect(screen.getByText('By rules: not counted, no limit')).toBeInTheDocument();
  });

  it('answers more often than the AI may, and counts nothing', async () => {
    const storage = createMemoryStorage();
    const { ai } = await show({}, { storage });
    await write(TITLE);
    for (const times of [1, 2, 3]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Optimize by rules' }));
      await waitFor(() => expect(ai.asked).toHaveLength(times));
    }
    expect(await screen.findByRole('heading', { name: 'Suggested titles' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: OPTIMIZED })).not.toBeInTheDocument();
    expect(storage.read('ai-usage')).toBeUndefined();
  });

  it('locks nothing where an AI was used up before', async () => {
    await show({}, { storage: usedUp(), now: day(21) + 2 });
    await write(TITLE);
    const optimize = await screen.findByRole('button', { name: 'Optimize by rules' });
    expect(optimize).toBeEnabled();
    expect(screen.queryByText(/daily usage limit/)).not.toBeInTheDocument();
    await userEvent.click(button('By rules'));
    expect(screen.getByRole('region', { name: 'AI usage' })).toHaveTextContent('Used today: 2/2');
    expect(screen.queryByText(/daily usage limit/)).not.toBeInTheDocument();
  });

  it.each([
    [{}, 1],
    [{ source: 'ai' }, 0],
    [{ failure: { code: 'network.failed' } }, 0],
  ] as const)('sends the first press with a used up quota and %j %d times', async (options, times) => {
    const { ai } = await show(options, { storage: usedUp(), now: day(21) + 2 });
    await ask('Compliance check');
    if (times === 0) expect(await screen.findByRole('alert')).toHaveTextContent('daily usage limit');
    else await screen.findByRole('heading', { name: 'Compliance report' });
    expect(ai.asked).toHaveLength(times);
  });

  it("brings the AI's words back with its first answer", async () => {
    const rules = createFakeAi();
    const ai = { ...createFakeAi({ source: 'ai' }), status: rules.status };
    await show({}, { environment: { ai } });
    await write(TITLE);
    await userEvent.click(await screen.findByRole('button', { name: 'Optimize by rules' }));
    expect(await screen.findByRole('button', { name: 'AI optimization' })).toBeInTheDocument();
    expect(button('1/2 left')).toBeInTheDocument();
  });
});
