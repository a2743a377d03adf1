import { createMemoryStorage, type JsonStorage, type ToolAi } from '@seller-toolbox/tool-kit';
import { createFakeAi } from '@seller-toolbox/tool-kit/fake-ai';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  await userEvent.click(screen.getByRole('button', { name: 'Fix with AI' }));
  return unmount;
}

/** A browser in which the rules have answered, because there was no AI. */
async function answeredByRules(): Promise<JsonStorage> {
  const storage = createMemoryStorage();
  const leave = await ask(storage, createFakeAi(), NOON);
  await screen.findAllByText('No AI is configured: rewritten by rules');
  leave();
  return storage;
}

describe('an answer of the rules that the browser keeps', () => {
  it('is asked anew once there is an AI', async () => {
    const storage = await answeredByRules();
    const ai = createFakeAi({ source: 'ai' });
    await ask(storage, ai, NOON + 4 * 60_000);
    expect(await screen.findByRole('radio', { name: 'By AI' })).toBeChecked();
    expect(ai.asked).toHaveLength(1);
  });

  it('makes way for the limit, not around it', async () => {
    const storage = await answeredByRules();
    const ai = createFakeAi({ source: 'ai' });
    await ask(storage, ai, NOON + 60_000);
    expect(await screen.findByRole('alert')).toHaveTextContent('wait 3 minutes');
    expect(ai.asked).toHaveLength(0);
  });

  it('costs nothing as long as there is none', async () => {
    const storage = await answeredByRules();
    const ai = createFakeAi();
    await ask(storage, ai, NOON + 4 * 60_000);
    expect(await screen.findAllByText(en.ui['answered-browser-cache'])).not.toHaveLength(0);
    expect(ai.asked).toHaveLength(0);
    expect(screen.getByRole('region', { name: 'AI usage' })).toHaveTextContent('Used today: 1/30');
  });

  it('is shown where nobody can say whether there is an AI', async () => {
    const storage = await answeredByRules();
    await ask(storage, createFakeAi({ failure: { code: 'network.failed' } }), NOON + 4 * 60_000);
    expect(await screen.findAllByText(en.ui['answered-browser-cache'])).not.toHaveLength(0);
  });

  it('can be stopped while that is found out', async () => {
    const storage = await answeredByRules();
    const ai = createFakeAi({ source: 'ai', until: new Promise(() => undefined) });
    await ask(storage, ai, NOON + 4 * 60_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Waiting')).toBeInTheDocument();
    expect(ai.asked).toHaveLength(0);
  });
});
