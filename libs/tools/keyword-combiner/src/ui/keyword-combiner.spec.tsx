import { dropTextFile, untilFilesAreTaken } from '@seller-toolbox/testing/drop-text-file';
import { holdLateParts } from '@seller-toolbox/testing/hold-late-parts';
import { renderTool } from '@seller-toolbox/testing/screen';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { KeywordCombiner } from './keyword-combiner.tsx';

const show = (options = {}) => renderTool(KeywordCombiner, { manifest, words: en, ...options });
/** Own groups, the same as those of the example. */
const GROUPS = `groups=${encodeURIComponent(JSON.stringify(['wireless\nbluetooth', 'headphones\nearbuds']))}`;
const group = (number: number) => screen.getByRole('textbox', { name: `Group ${number}` });
const list = () => screen.getByRole('listbox', { name: en.ui.combinations });
const texts = () =>
  within(list())
    .getAllByRole('option')
    .map((option) => option.querySelector('[dir=auto]')?.textContent);

async function fill(number: number, text: string) {
  await userEvent.clear(group(number));
  await userEvent.click(group(number));
  await userEvent.paste(text);
}

/** Collects downloads as text. */
function watchDownloads() {
  const saved: Promise<string>[] = [];
  URL.createObjectURL = (content) => {
    saved.push(
      new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsText(content as Blob);
      }),
    );
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  return saved;
}

holdLateParts();

describe('KeywordCombiner', () => {
  afterEach(() => jest.useRealTimers());

  it('offers the example where fewer than two groups hold keywords', async () => {
    await show();
    await userEvent.clear(group(1));
    await userEvent.clear(group(2));
    expect(screen.getByText(en.ui.noCombinations)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use the example' }));
    expect(list()).toBeInTheDocument();
  });

  it('takes a dropped file as the first group instead of the example, the next one as the second', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    await untilFilesAreTaken();
    dropTextFile('red\nblue');
    await waitFor(() => expect(group(1)).toHaveValue('red\nblue'));
    await waitFor(() => expect(group(2)).toHaveValue(''));
    dropTextFile('mug');
    await waitFor(() => expect(group(2)).toHaveValue('mug'));
    expect(texts()[0]).toBe('red mug');
  });

  it('opens with a worked example', async () => {
    await show();
    expect(screen.getByRole('group', { name: en.ui.total })).toHaveTextContent('9');
    expect(texts()[0]).toBe('wireless headphones');
  });

  it('combines while typing and reports a missing group', async () => {
    await show();
    await fill(1, 'red，blue');
    await fill(2, 'cup');
    expect(texts()).toEqual(['red cup', 'blue cup']);
    await userEvent.clear(group(2));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByText(en.findings['too-few-groups'])).toBeInTheDocument();
  });

  it('adds and removes a third group and keeps two', async () => {
    await show({ fragment: GROUPS });
    expect(screen.queryByRole('button', { name: /Remove group/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: en.ui.addGroup }));
    await fill(3, 'xl');
    expect(texts()[0]).toBe('wireless headphones xl');
    expect(screen.queryByRole('button', { name: en.ui.addGroup })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove group 1' }));
    expect(texts()[0]).toBe('headphones xl');
  });

  it('restores a removed group until something else changes', async () => {
    await show({ fragment: GROUPS });
    await userEvent.click(screen.getByRole('button', { name: en.ui.addGroup }));
    await fill(3, 'xl');
    await userEvent.click(screen.getByRole('button', { name: 'Remove group 1' }));
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(texts()[0]).toBe('wireless headphones xl');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove group 3' }));
    await fill(2, 'cup');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('sorts by length and keeps the selection', async () => {
    await show();
    await userEvent.click(within(list()).getByText('wireless headphones'));
    await userEvent.click(screen.getByRole('radio', { name: en.ui['sort-chars'] }));
    expect(texts()[0]).toBe('wireless earbuds');
    expect(within(list()).getByRole('option', { selected: true })).toHaveTextContent('wireless headphones');
  });

  it('supports keyboard navigation and selection', async () => {
    await show();
    list().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} {End}{Enter}');
    expect(
      within(list())
        .getAllByRole('option', { selected: true })
        .map((option) => option.getAttribute('aria-posinset')),
    ).toEqual(['3', '9']);
    expect(list()).toHaveAttribute('aria-activedescendant', within(list()).getAllByRole('option').at(-1)?.id);
  });

  it('renders only the visible rows of a million and reaches the last', async () => {
    const hundred = Array.from({ length: 100 }, (_, place) => `k${place}`).join(',');
    await show();
    await userEvent.click(screen.getByRole('button', { name: en.ui.addGroup }));
    for (const number of [1, 2, 3]) await fill(number, hundred);
    expect(screen.getByRole('group', { name: en.ui.total })).toHaveTextContent('1,000,000');
    expect(screen.getByText(/^A large number of combinations \(1,000,000\)/)).toBeInTheDocument();
    expect(within(list()).getAllByRole('option').length).toBeLessThan(30);
    list().focus();
    await userEvent.keyboard('{End}');
    expect(within(list()).getByText('k99 k99 k99')).toBeInTheDocument();
  });

  it('copies the selected rows, or all', async () => {
    userEvent.setup();
    const { uses } = await show();
    // Its label changes for a moment after copying.
    const copy = screen.getByRole('button', { name: 'Copy' });
    await userEvent.click(copy);
    expect((await window.navigator.clipboard.readText()).split('\n')).toHaveLength(9);
    await userEvent.click(within(list()).getByText('bluetooth earbuds'));
    await userEvent.click(copy);
    expect(await window.navigator.clipboard.readText()).toBe('bluetooth earbuds');
    expect(uses).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: en.ui['sort-words'] }));
    await userEvent.click(copy);
    expect(uses).toEqual([{ combinationLength: 19, wordCount: 2, total: 9 }]);
  });

  it('writes a file in chunks and can be cancelled', async () => {
    const saved = watchDownloads();
    const hundred = Array.from({ length: 100 }, (_, place) => `k${place}`);
    const groups = encodeURIComponent(JSON.stringify([hundred, hundred.map((word) => `${word}x`)]));
    await show({ fragment: `groups=${groups}` });
    await waitFor(() => expect(screen.getByRole('group', { name: en.ui.total })).toHaveTextContent('10,000'));
    await userEvent.click(screen.getByRole('button', { name: 'Export TXT' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await saved[0])?.trimEnd().split('\n')).toHaveLength(10_000);

    act(() => screen.getByRole('button', { name: 'Export JSON' }).click());
    act(() => screen.getByRole('button', { name: 'Cancel' }).click());
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(await saved[1]).toMatch(/^\ufeff?Combination,Words,Characters\r\nk0 k0x,2,6\r\n/);
  });

  it('disables files above the memory limit of browsers', async () => {
    const lists = [180, 180, 180].map((size) => Array.from({ length: size }, (_, place) => `k${place}`));
    await show({ fragment: `groups=${encodeURIComponent(JSON.stringify(lists))}` });
    await waitFor(() =>
      expect(screen.getByRole('group', { name: en.ui.total })).toHaveTextContent('5,832,000'),
    );
    expect(screen.getByRole('button', { name: 'Export TXT' })).toBeDisabled();
    expect(screen.getByText(/^Above 5,000,000 rows, no file/)).toBeInTheDocument();
    await userEvent.click(within(list()).getByText('k0 k0 k1'));
    expect(screen.getByRole('button', { name: 'Export TXT' })).toBeEnabled();
  });

  it('clears all groups and the selection and restores the groups', async () => {
    await show();
    await userEvent.click(within(list()).getByText('wireless headphones'));
    await userEvent.click(screen.getByRole('button', { name: en.ui.clearAll }));
    expect(group(1)).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(texts()[0]).toBe('wireless headphones');
  });

  it('writes repeated words once, removes duplicates by a button and adds the marks of a match type', async () => {
    await show({ fragment: GROUPS });
    await fill(1, 'red cup；Red Cup');
    await fill(2, 'cup、lid');
    expect(texts()).toEqual(['red cup', 'red cup lid', 'Red Cup', 'Red Cup lid']);
    await userEvent.click(screen.getByRole('button', { name: en.ui.unique }));
    expect(texts()).toEqual(['red cup', 'red cup lid']);
    await userEvent.selectOptions(screen.getByLabelText(en.ui.matchType), 'exact');
    expect(texts()).toEqual(['[red cup]', '[red cup lid]']);
    await userEvent.click(screen.getByRole('button', { name: en.ui.allOrders }));
    expect(texts()).toEqual(['[red cup]', '[red cup lid]', '[cup red]', '[lid red cup]']);
    await userEvent.click(screen.getByRole('button', { name: en.ui.dropRepeats }));
    expect(texts()?.[0]).toBe('[red cup cup]');
  });

  it('offers the words as one line for the backend', async () => {
    await show({ fragment: GROUPS });
    await userEvent.click(await screen.findByRole('button', { name: en.ui.searchTerms }));
    const terms = within(await screen.findByRole('region', { name: en.ui.searchTerms }));
    expect(terms.getByText('wireless bluetooth headphones earbuds')).toBeInTheDocument();
    expect(terms.getByText('Each word once: 37 of 249 bytes')).toBeInTheDocument();
  });

  it('opens with the input of a link', async () => {
    const groups = encodeURIComponent(JSON.stringify([['1,000', 'b'], 'x']));
    await show({ language: 'zh', words: zh, fragment: `groups=${groups}&separator=~` });
    await waitFor(() => expect(screen.getByText('1,000~x')).toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: zh.ui.separator })).toHaveValue('~');
  });
});
