import { dropTextFile, untilFilesAreTaken } from '@seller-toolbox/testing/drop-text-file';
import { holdLateParts } from '@seller-toolbox/testing/hold-late-parts';
import { renderTool } from '@seller-toolbox/testing/screen';
import { createMemoryStorage } from '@seller-toolbox/tool-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { manifest } from '../manifest.ts';
import { CaseConverter } from './case-converter.tsx';

const show = (options = {}) => renderTool(CaseConverter, { manifest, words: en, ...options });
const card = (name: string) => screen.getByRole('region', { name });
const inputs = () => within(screen.getByRole('region', { name: 'Your input' }));
const copyFrom = (name: string) => userEvent.click(within(card(name)).getByRole('button', { name: 'Copy' }));

async function typeTextAt(text: string, user: Pick<typeof userEvent, 'clear' | 'paste'>) {
  const field = screen.getByRole('textbox', { name: en.ui.text });
  await user.clear(field);
  await user.paste(text);
  return field;
}
const typeText = (text: string) => typeTextAt(text, userEvent);

holdLateParts();

describe('CaseConverter', () => {
  it('opens with a worked example in six cards', async () => {
    await show();
    expect(card(en.ui.title)).toHaveTextContent('Portable USB C Power Bank');
    expect(card(en.ui.upper)).toHaveTextContent('PORTABLE USB C POWER BANK');
    expect(screen.getByText('Characters: 92')).toBeInTheDocument();
  });

  it('converts while typing', async () => {
    await show();
    await typeText("i'm Here");
    expect(card(en.ui.title)).toHaveTextContent("I'm Here");
    expect(card(en.ui.lower)).toHaveTextContent("i'm here");
    expect(card(en.ui.sentence)).toHaveTextContent("I'm here");
    expect(card(en.ui.inverse)).toHaveTextContent("I'M hERE");
    expect(card(en.ui.alternating)).toHaveTextContent("i'M hErE");
  });

  it('copies a conversion, tracks it as a use and saves it in the history', async () => {
    const user = userEvent.setup();
    const { uses } = await show();
    await typeText('two words');
    await copyFrom(en.ui.upper);
    expect(await window.navigator.clipboard.readText()).toBe('TWO WORDS');
    expect(uses).toContainEqual({ conversionType: 'upper', textLength: 9 });
    const history = screen.getByRole('region', { name: en.ui.history });
    await user.click(inputs().getByRole('button', { name: 'Clear' }));
    await user.click(within(history).getByRole('button', { name: /^Restore: UPPER CASE/ }));
    expect(screen.getByRole('textbox', { name: en.ui.text })).toHaveValue('two words');
  });

  it('tracks which conversion is copied, however long after the text was typed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { uses } = await show();
    await typeTextAt('two words', userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
    act(() => void jest.advanceTimersByTime(1000));
    jest.useRealTimers();
    await copyFrom(en.ui.upper);
    await copyFrom(en.ui.lower);
    expect(uses).toEqual([
      { conversionType: 'all', textLength: 9 },
      { conversionType: 'upper', textLength: 9 },
      { conversionType: 'lower', textLength: 9 },
    ]);
  });

  it('tracks an applied conversion once, and none of the worked example', async () => {
    const { uses } = await show();
    await copyFrom(en.ui.upper);
    expect(uses).toEqual([]);
    await userEvent.click(within(card(en.ui.inverse)).getByRole('button', { name: en.ui.apply }));
    await waitFor(() => expect(uses).toEqual([{ conversionType: 'inverse', textLength: 92 }]), {
      timeout: 3000,
    });
  });

  it('copies the whole text although a card shows only its start', async () => {
    userEvent.setup();
    const storage = createMemoryStorage();
    storage.write('input:case-converter', { text: 'ab '.repeat(5000), mode: 'title' });
    await show({ storage });
    await waitFor(() => expect(card(en.ui.upper)).toHaveTextContent('14,600'));
    await copyFrom(en.ui.upper);
    expect(await window.navigator.clipboard.readText()).toBe('AB '.repeat(5000));
    expect(screen.getByText(/^Nothing here yet/)).toBeInTheDocument();
  });

  it('applies a conversion as the new text', async () => {
    await show();
    await typeText('two words');
    await userEvent.click(within(card(en.ui.inverse)).getByRole('button', { name: en.ui.apply }));
    expect(screen.getByRole('textbox', { name: en.ui.text })).toHaveValue('TWO WORDS');
  });

  it('saves ten conversions, shows five, and all on demand', async () => {
    userEvent.setup();
    const storage = createMemoryStorage();
    const saved = Array.from({ length: 10 }, (_, place) => ({
      text: `text ${place}`,
      mode: 'upper',
      timestamp: place,
    }));
    storage.write('list:case-converter:history', [...saved, { text: 'no mode' }]);
    await show({ storage });
    await copyFrom(en.ui.lower);
    const history = within(screen.getByRole('region', { name: en.ui.history }));
    expect(history.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(history.getByRole('button', { name: 'Show all 10' }));
    expect(history.getAllByRole('listitem')).toHaveLength(10);
    expect(history.queryByText('TEXT 9')).not.toBeInTheDocument();
    await userEvent.click(history.getByRole('button', { name: 'Clear' }));
    expect(history.queryByRole('listitem')).not.toBeInTheDocument();
    await userEvent.click(history.getByRole('button', { name: 'Undo' }));
    expect(history.getAllByRole('listitem')).toHaveLength(10);
  });

  it('writes the title card in the style of Amazon on demand, and saves the style', async () => {
    const user = userEvent.setup();
    await show();
    await typeText("hat for men by o'neill");
    expect(card(en.ui.title)).toHaveTextContent("Hat For Men By O'Neill");
    await user.click(within(card(en.ui.title)).getByRole('button', { name: en.ui.amazonStyle }));
    expect(card(en.ui.title)).toHaveTextContent("Hat for Men by O'Neill");
    expect(card(en.ui.sentence)).toHaveTextContent("Hat for men by o'neill");
    await copyFrom(en.ui.title);
    expect(await window.navigator.clipboard.readText()).toBe("Hat for Men by O'Neill");
    const history = within(screen.getByRole('region', { name: en.ui.history }));
    expect(history.getByRole('button', { name: /Hat for Men by O'Neill/ })).toBeInTheDocument();
  });

  it('takes a file that is dropped on the page', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    await untilFilesAreTaken();
    dropTextFile('two words');
    await waitFor(() => expect(card(en.ui.upper)).toHaveTextContent('TWO WORDS'));
  });

  it('clears the text and restores it', async () => {
    await show();
    const field = await typeText('two words');
    await userEvent.click(inputs().getByRole('button', { name: 'Clear' }));
    expect(field).toHaveValue('');
    expect(screen.getAllByText(en.ui.empty)[0]).toBeInTheDocument();
    await userEvent.click(inputs().getByRole('button', { name: 'Undo' }));
    expect(field).toHaveValue('two words');
  });

  it('opens with the input of a link, in the language of the page', async () => {
    await show({ language: 'ja', words: ja, fragment: 'text=link+text&mode=upper' });
    await waitFor(() => expect(card(ja.ui.upper)).toHaveTextContent('LINK TEXT'));
  });
});
