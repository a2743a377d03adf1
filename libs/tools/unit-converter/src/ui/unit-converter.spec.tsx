import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import type { Language, WordTree } from '@seller-toolbox/words';
import { createMemoryStorage } from '@seller-toolbox/tool-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { manifest } from '../manifest.ts';
import { UnitConverter } from './unit-converter.tsx';

const show = (options = {}) => renderTool(UnitConverter, { manifest, words: en, ...options });

afterEach(() => jest.useRealTimers());

describe('UnitConverter', () => {
  it('opens with a worked example', async () => {
    await show();
    expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('12');
    expect(screen.getByRole('group', { name: '12 in' })).toHaveTextContent('30.48 cm');
  });

  it('converts while typing', async () => {
    await show();
    const value = screen.getByRole('textbox', { name: 'Value' });
    await userEvent.clear(value);
    await pasteInto(value, '2.5');
    expect(screen.getByRole('group', { name: '2.5 in' })).toHaveTextContent('6.35 cm');
  });

  it('does not fill the page with zeros for a tiny number', async () => {
    await show();
    const value = screen.getByRole('textbox', { name: 'Value' });
    await userEvent.clear(value);
    await pasteInto(value, '1e-300');
    expect(screen.getByRole('group', { name: '1E-300 in' })).toHaveTextContent('2.54E-300 cm');
  });

  it('shows no result for an invalid number, and an error at the field', async () => {
    await show();
    const value = screen.getByRole('textbox', { name: 'Value' });
    await userEvent.clear(value);
    await pasteInto(value, 'abc');
    expect(value).toBeInvalid();
    expect(value).toHaveAccessibleDescription(expect.stringContaining('This is not a number'));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();
  });

  it('selects the first two units of a chosen category', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Temperature' }));
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('C');
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('F');
  });

  it('swaps the units and uses the result as the new value', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Swap units' }));
    expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('30.48');
    expect(screen.getByRole('group', { name: '30.48 cm' })).toHaveTextContent('12 in');
  });

  it.each(['1', '10', '100', '1,000'])('applies the preset %s', async (preset) => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: preset }));
    expect(screen.getByRole('group', { name: `${preset} in` })).toBeInTheDocument();
  });

  it('saves conversions, keeps the last ten and restores one', async () => {
    const { uses } = await show();
    // On a slow machine a change would be debounced and counted as a use before it is saved.
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const value = screen.getByRole('textbox', { name: 'Value' });
    for (let count = 1; count <= 11; count += 1) {
      await user.clear(value);
      await pasteInto(value, String(count), user);
      await user.click(screen.getByRole('button', { name: 'Save' }));
    }
    const history = screen.getByRole('region', { name: 'Saved conversions' });
    expect(within(history).getAllByRole('listitem')).toHaveLength(10);
    expect(
      within(history).queryByRole('button', { name: 'Restore: 1 in = 2.54 cm' }),
    ).not.toBeInTheDocument();
    await user.click(within(history).getByRole('button', { name: 'Restore: 3 in = 7.62 cm' }));
    expect(value).toHaveValue('3');
    expect(uses).toHaveLength(11);
    expect(uses[0]).toEqual({ action: 'save', category: 'length', from: 'in', to: 'cm' });
  });

  it('tracks a conversion that is saved long after it was typed', async () => {
    const { uses } = await show();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const value = screen.getByRole('textbox', { name: 'Value' });
    await user.clear(value);
    await user.type(value, '7');
    act(() => jest.advanceTimersByTime(60_000));
    expect(uses).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(uses.slice(1)).toEqual([{ action: 'save', category: 'length', from: 'in', to: 'cm' }]);
  });

  it('tracks no use for saving the worked example', async () => {
    const { uses } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled();
    expect(uses).toEqual([]);
  });

  it('clears an invalid text', async () => {
    await show();
    const value = screen.getByRole('textbox', { name: 'Value' });
    await userEvent.clear(value);
    await pasteInto(value, 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(value).toHaveValue('');
    expect(value).toBeValid();
  });

  it('copies the result in the format of the language', async () => {
    await show({ language: 'vi', words: vi, fragment: 'value=90&from=in&to=m' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Sao chép' }));
    expect(await navigator.clipboard.readText()).toBe('2,286');
  });

  it('opens with the defaults for a link with a category only', async () => {
    await show({ fragment: 'category=weight' });
    expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('1');
    expect(screen.getByRole('group', { name: '1 mg' })).toHaveTextContent('0.001 g');
  });

  it.each<[string, Language, WordTree, string]>([
    ['12 x 8 x 4 in', 'en', en, '30.48 × 20.32 × 10.16 cm'],
    ['12*8*4"', 'en', en, '30.48 × 20.32 × 10.16 cm'],
    ['30×20×15 cm', 'en', en, '11.811 × 7.87402 × 5.90551 in'],
    ['３０×２０×１５㎝', 'en', en, '11.811 × 7.87402 × 5.90551 in'],
    ['30,48 x 20,32 x 10,16 cm', 'vi', vi, '12 × 8 × 4 in'],
    ['2 ft x 1 ft x 6 in', 'en', en, '60.96 × 30.48 × 15.24 cm'],
  ])('converts all sides of a pasted %s in %s', async (pasted, language, words, figure) => {
    await show({ language, words });
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste(pasted);
    expect(await screen.findByText(figure.replace(/ \w+$/, ''), { exact: false })).toHaveTextContent(figure);
  });

  it.each([
    ['5 ft 6 in', '66 in', '167.64 cm'],
    ['12 1/2', '12.5 in', '31.75 cm'],
    ['2 lb 3 oz', '35 oz', '0.992233 kg'],
    ['72 °F', '72 °F', '22.2222 °C'],
    ['450 g', '450 g', '15.8733 oz'],
  ])('converts a typed %s', async (typed, value, result) => {
    await show();
    const field = screen.getByRole('textbox', { name: 'Value' });
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(await screen.findByRole('group', { name: value })).toHaveTextContent(result);
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(`= ${value}`));
  });

  it('copies the sides of a size together and one by one', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(screen.getByRole('textbox', { name: 'Value' }));
    await user.paste('12 x 8 x 4 in');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('30.48 x 20.32 x 10.16');
    await user.click(screen.getByRole('button', { name: 'Copy 20.32' }));
    expect(await navigator.clipboard.readText()).toBe('20.32');
  });

  it('saves each side of a size, and swaps all of them', async () => {
    await show();
    await userEvent.click(screen.getByRole('textbox', { name: 'Value' }));
    await userEvent.paste('12 x 8 x 4 in');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const history = screen.getByRole('region', { name: 'Saved conversions' });
    expect(
      within(history)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.split(' =')[0]),
    ).toEqual(['12 in', '8 in', '4 in']);
    await userEvent.click(screen.getByRole('button', { name: 'Swap units' }));
    expect(screen.getByRole('group', { name: '30.48 × 20.32 × 10.16 cm' })).toHaveTextContent(
      '12 × 8 × 4 in',
    );
  });

  it('returns to a single value when one is typed, preset or restored', async () => {
    await show({ fragment: 'value=12&values=[12,8,4]&from=in&to=cm' });
    const value = screen.getByRole('textbox', { name: 'Value' });
    await waitFor(() => expect(value).toHaveAccessibleDescription(expect.stringContaining('12 × 8 × 4 in')));
    await userEvent.type(value, '5');
    expect(screen.getByRole('group', { name: '125 in' })).toHaveTextContent('317.5 cm');
    expect(screen.queryByRole('table', { name: 'All sides' })).not.toBeInTheDocument();
  });

  it('ignores a pasted text that is not a size, or has an unknown unit', async () => {
    await show({ fragment: 'category=weight&value=50&from=lb&to=kg' });
    const value = screen.getByRole('textbox', { name: 'Value' });
    await userEvent.clear(value);
    await userEvent.paste('12*8*4');
    expect(value).toHaveValue('12*8*4');
    await userEvent.clear(value);
    await userEvent.paste('12 x 8 x 4 in');
    expect(screen.getByRole('group', { name: '12 × 8 × 4 in' })).toHaveTextContent(
      '30.48 × 20.32 × 10.16 cm',
    );
  });

  it('clears the history and restores it', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const history = screen.getByRole('region', { name: 'Saved conversions' });
    await userEvent.click(within(history).getByRole('button', { name: 'Clear history' }));
    expect(within(history).queryByRole('listitem')).not.toBeInTheDocument();
    await userEvent.click(within(history).getByRole('button', { name: 'Undo' }));
    expect(within(history).getAllByRole('listitem')).toHaveLength(1);
  });

  it('drops invalid history entries', async () => {
    const storage = createMemoryStorage();
    const entry = { category: 'length', value: 1, from: 'in', to: 'kg', result: 2, timestamp: 0 };
    storage.write('list:unit-converter:history', ['text', { category: 'nonsense' }, null, entry]);
    await show({ storage });
    expect(screen.getByText(en.ui.historyEmpty)).toBeInTheDocument();
  });

  it('opens with the input of a link', async () => {
    await show({ fragment: 'category=weight&value=50&from=lb&to=kg' });
    await waitFor(() => expect(screen.getByRole('group', { name: '50 lb' })).toHaveTextContent('22.6796 kg'));
  });

  it('writes and reads numbers in the format of the language', async () => {
    await show({ language: 'vi', words: vi, fragment: 'value=1.5&from=in&to=cm' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Giá trị' })).toHaveValue('1,5'));
    expect(screen.getByRole('group', { name: '1,5 in' })).toHaveTextContent('3,81 cm');
  });

  it('warns of a temperature below absolute zero', async () => {
    await show({ fragment: 'category=temperature&value=-300&from=C&to=K' });
    expect(await screen.findByText(en.findings['below-absolute-zero'])).toBeInTheDocument();
  });

  it('explains the result with the numbers on the page', async () => {
    await show({ fragment: 'category=temperature&value=68&from=F&to=C' });
    expect(await screen.findByText('(68 − 32) × 5 ÷ 9 = 20 °C')).toBeInTheDocument();
  });
});
