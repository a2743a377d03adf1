import { createMemoryStorage, type JsonStorage } from '@seller-toolbox/tool-kit';
import { createFakeAi } from '@seller-toolbox/tool-kit/fake-ai';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { manifest } from '../../manifest.ts';
import { TitleFixer } from '../title-fixer.tsx';

const LONG = 'Dog Bed (Large), Dog Sofa, Dog Mat, Dog Pillow with Cover!';

const show = (storage: JsonStorage = createMemoryStorage(), ai = createFakeAi({ source: 'ai' })) =>
  renderTool(TitleFixer, { manifest, words: en, storage, environment: { ai } });
// Sets up a fake clipboard.
const user = userEvent.setup();
const radio = (name: string) =>
  within(screen.getByRole('region', { name: 'Result' })).getByRole('radio', { name });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const saved = (storage: JsonStorage) => storage.read('list:title-fixer:history');

/** Copies the selected version. */
async function copy() {
  const versions = within(screen.getByRole('group', { name: 'Rewritten versions' }));
  await user.click(versions.getByRole('button', { name: 'Copy title' }));
}

async function write(title: string) {
  const field = screen.getByRole('textbox', { name: /^Original title/ });
  await user.clear(field);
  await user.click(field);
  await user.paste(title);
}

describe('restoring from the fix history', () => {
  it('selects the copied version by rules', async () => {
    await show();
    await write(LONG);
    await user.click(radio('SEO'));
    await copy();
    await write('Steel Bottle');
    expect(
      within(screen.getByRole('region', { name: 'Result' })).queryByRole('radio', { name: 'SEO' }),
    ).not.toBeInTheDocument();
    await press('Restore');
    expect(radio('SEO')).toBeChecked();
  });

  it('selects the last viewed AI version, after a reload too', async () => {
    const storage = createMemoryStorage();
    const { unmount } = await show(storage);
    await write(LONG);
    await press('Fix with AI');
    await within(screen.getByRole('region', { name: 'Result' })).findByRole('radio', { name: 'By AI' });
    await user.click(radio('Conversion'));
    await waitFor(() =>
      expect(saved(storage)).toMatchObject([{ source: 'ai', selectedVersion: 'conversion' }]),
    );
    unmount();
    await show(storage);
    await write('Steel Bottle');
    await user.click(screen.getByText('History'));
    await press('Restore');
    expect(radio('By AI')).toBeChecked();
    expect(radio('Conversion')).toBeChecked();
  });

  it('keeps the copied version selected in one entry, whatever is viewed later', async () => {
    const storage = createMemoryStorage();
    await show(storage);
    await write(LONG);
    await press('Fix with AI');
    await within(screen.getByRole('region', { name: 'Result' })).findByRole('radio', { name: 'By AI' });
    await user.click(radio('SEO'));
    await copy();
    await user.click(radio('Conversion'));
    expect(saved(storage)).toMatchObject([{ selectedVersion: 'seo' }]);
    await press('Restore');
    expect(radio('SEO')).toBeChecked();
  });

  it('selects a copied version by rules although the AI has answered later', async () => {
    const storage = createMemoryStorage();
    await show(storage);
    await write(LONG);
    await user.click(radio('SEO'));
    await copy();
    await press('Fix with AI');
    expect(
      await within(screen.getByRole('region', { name: 'Result' })).findByRole('radio', { name: 'By AI' }),
    ).toBeChecked();
    const restore = await waitFor(() => {
      const [, older] = screen.getAllByRole('button', { name: 'Restore' });
      return older ?? Promise.reject(new Error('one fix'));
    });
    await user.click(restore);
    // The engine is loaded for it.
    await waitFor(() => expect(radio('By rules')).toBeChecked(), { timeout: 10_000 });
    expect(radio('SEO')).toBeChecked();
    await user.click(radio('By AI'));
    expect(radio('By AI')).toBeChecked();
    expect(radio('Closest to original')).toBeChecked();
  });

  it('is replaced by the first version of new input', async () => {
    await show();
    await write(LONG);
    await user.click(radio('SEO'));
    await copy();
    await press('Restore');
    await write(`${LONG} Dog`);
    expect(radio('Closest to original')).toBeChecked();
  });
});
