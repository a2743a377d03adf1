import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { createMemoryStorage, type JsonStorage, type ToolAi } from '@seller-toolbox/tool-kit';
import { createFakeAi } from '@seller-toolbox/tool-kit/fake-ai';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import aiWords from '../../locales/ai/en.json';
import en from '../../locales/en.json';
import { manifest } from '../../manifest.ts';
import { TitleFixer } from '../title-fixer.tsx';

const TITLE = 'Steel Bottle!';
const NOON = Date.UTC(2026, 10, 21, 12);

async function ask(storage: JsonStorage, ai: ToolAi, now: number) {
  const environment = { ai, clock: () => now };
  const { unmount } = await renderTool(TitleFixer, { manifest, words: en, storage, environment });
  const field = screen.getByRole('textbox', { name: /^Original title/ });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(TITLE);
  await userEvent.click(screen.getByRole('button', { name: /^Fix (?:with AI|by rules)$/ }));
  return unmount;
}

/** The storage of a browser with a cached answer by rules, from when no AI was configured. */
async function answeredByRules(): Promise<JsonStorage> {
  const storage = createMemoryStorage();
  const leave = await ask(storage, createFakeAi(), NOON);
  await screen.findAllByText('No AI is configured: rewritten by built-in rules');
  leave();
  return storage;
}

describe('a cached answer by rules', () => {
  it('is requested again once an AI is configured', async () => {
    const storage = await answeredByRules();
    const ai = createFakeAi({ source: 'ai' });
    await ask(storage, ai, NOON + 4 * MINUTE);
    expect(
      await within(screen.getByRole('region', { name: 'Result' })).findByRole('radio', { name: 'By AI' }),
    ).toBeChecked();
    expect(ai.asked).toHaveLength(1);
  });

  it('used no quota, so that no lock starts', async () => {
    const storage = await answeredByRules();
    const ai = createFakeAi({ source: 'ai' });
    await ask(storage, ai, NOON + MINUTE);
    expect(
      await within(screen.getByRole('region', { name: 'Result' })).findByRole('radio', { name: 'By AI' }),
    ).toBeChecked();
    expect(ai.asked).toHaveLength(1);
  });

  it('is reused without cost while no AI is configured', async () => {
    const storage = await answeredByRules();
    const ai = createFakeAi();
    await ask(storage, ai, NOON + 4 * MINUTE);
    expect(await screen.findAllByText(aiWords.ai['answered-browser-cache'])).not.toHaveLength(0);
    expect(ai.asked).toHaveLength(0);
    expect(await screen.findByRole('region', { name: 'AI usage' })).toHaveTextContent('Used today: 0/30');
  });

  it('is shown if the status of the AI is unknown', async () => {
    const storage = await answeredByRules();
    await ask(storage, createFakeAi({ failure: { code: 'network.failed' } }), NOON + 4 * MINUTE);
    expect(await screen.findAllByText(aiWords.ai['answered-browser-cache'])).not.toHaveLength(0);
  });

  it('can be cancelled during the status request', async () => {
    const storage = await answeredByRules();
    const ai = createFakeAi({ source: 'ai', until: new Promise(() => undefined) });
    await ask(storage, ai, NOON + 4 * MINUTE);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Waiting')).toBeInTheDocument();
    expect(ai.asked).toHaveLength(0);
  });
});
