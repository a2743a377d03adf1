import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { richCopyOf } from '@seller-toolbox/testing/rich-copy';
import { renderTool } from '@seller-toolbox/testing/screen';
import { createMemoryStorage } from '@seller-toolbox/tool-kit';
import { createFakeRates, type FakeRates, type RateFailure } from '@seller-toolbox/tool-kit/rates';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { CurrencyConverter } from './currency-converter.tsx';

const NOW = Date.UTC(2026, 10, 21, 12);
const AWAY: RateFailure = { reason: 'unreachable', code: 'network.failed', message: null };
const FRESH = {
  rates: { USD: 1, EUR: 0.8, CNY: 7, VND: 25_000, XOF: 500 },
  lastUpdated: '2026-11-21T11:00:00.000Z',
  asOf: '2026-11-20',
  baseCurrency: 'USD',
  source: 'frankfurter',
  stale: false,
};

const show = ({ made, ...options }: { made?: FakeRates; [option: string]: unknown } = {}) =>
  renderTool(CurrencyConverter, {
    manifest,
    words: en,
    now: NOW,
    environment: { rates: createFakeRates({ latest: AWAY, ...made }) },
    ...options,
  });
const figure = () => screen.getByRole('group', { name: /is$|等于$|bằng$/ });
const picker = (name: string) => screen.getByRole('combobox', { name });
const amount = () => screen.getByRole('textbox', { name: 'Amount' });

describe('CurrencyConverter', () => {
  it('opens with a worked example by the built-in rates, with their date', async () => {
    await show();
    expect(figure()).toHaveTextContent('CN¥716.20');
    expect(screen.getByText('Built-in reference rates')).toBeInTheDocument();
    expect(screen.getByText('Rate as of Jul 1, 2025')).toBeInTheDocument();
    expect(screen.getByText('56 currencies')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Inverse rate 1 CNY = 0.1396258 USD/ })).toBeInTheDocument();
  });

  it('warns of the age of built-in rates after 7 days', async () => {
    const { unmount } = await show();
    expect(screen.getByText(/508 days old/)).toBeInTheDocument();
    unmount();
    await show({ now: Date.UTC(2025, 6, 8, 12) });
    expect(screen.queryByText(/days old/)).not.toBeInTheDocument();
  });

  it('reports calmly that no newer rates are available', async () => {
    await show();
    expect(await screen.findByText(en.ui.serviceAway)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('uses the rates of the service, with date, source and number', async () => {
    await show({ made: { latest: FRESH } });
    await waitFor(() => expect(figure()).toHaveTextContent('CN¥700.00'));
    expect(screen.getByText('Latest rates')).toBeInTheDocument();
    expect(screen.getByText('Rate as of Nov 20, 2026')).toBeInTheDocument();
    expect(screen.getByText('5 currencies')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Frankfurter' })).toHaveAttribute(
      'href',
      'https://frankfurter.dev',
    );
  });

  it('uses the rates of the last visit while the service is unreachable', async () => {
    const storage = createMemoryStorage();
    storage.write('rates', FRESH);
    await show({ storage });
    expect(await screen.findByText('Rates from your last visit')).toBeInTheDocument();
    expect(figure()).toHaveTextContent('CN¥700.00');
  });

  it('shows that rates are out of date', async () => {
    await show({ made: { latest: { ...FRESH, stale: true } } });
    expect(await screen.findByText('Rates may be out of date')).toBeInTheDocument();
  });

  it('does not call the built-in rates new when a service returns them', async () => {
    await show({ made: {}, environment: { rates: createFakeRates() } });
    await screen.findByText(en.ui['granularity-snapshot']);
    expect(screen.getByText('Built-in reference rates')).toBeInTheDocument();
    expect(screen.queryByText('Latest rates')).not.toBeInTheDocument();
  });

  it('converts while typing, with the short form beside a large result', async () => {
    await show();
    await userEvent.clear(amount());
    await pasteInto(amount(), '999999');
    await userEvent.click(screen.getByRole('button', { name: /^HKD/ }));
    expect(figure()).toHaveTextContent('HK$7,852,992.15');
    expect(figure()).toHaveTextContent('7.85M');
  });

  it('writes yen without decimals and less than a cent with as many as it needs', async () => {
    await show({ fragment: 'amount=100&from=USD&to=JPY' });
    await waitFor(() => expect(figure()).toHaveTextContent('¥14,446'));
    await userEvent.clear(amount());
    await userEvent.type(amount(), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Swap the currencies' }));
    expect(figure()).toHaveTextContent('$0.006922');
  });

  it('copies the popular currencies as a table', async () => {
    await show();
    const { text, html } = await richCopyOf(() =>
      userEvent.click(screen.getByRole('button', { name: 'Copy table' })),
    );
    expect(text).toMatch(/^Currency\tAmount\tRate\n[A-Z]{3}\t[\d,.]+\t[\d,.]+\n/);
    expect(html).toMatch(/^<table><tr><td>Currency<\/td>.*<tr><td>[A-Z]{3}<\/td><td>[\d,.]+<\/td>/);
  });

  it.each(['0', '-5'])('has no result for %s and says why at the field', async (typed) => {
    await show();
    await userEvent.clear(amount());
    await pasteInto(amount(), typed);
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining('greater than 0'));
    expect(screen.getAllByRole('button', { name: 'Copy' })[0]).toBeDisabled();
    expect(document.body).not.toHaveTextContent('NaN');
  });

  it('has no result for an invalid number, and keeps the text', async () => {
    await show();
    await userEvent.clear(amount());
    await pasteInto(amount(), 'abc');
    expect(amount()).toHaveValue('abc');
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining('not a number'));
  });

  it('reports a currency without a rate at its field', async () => {
    await show({ fragment: 'amount=1&from=USD&to=TWD', made: { latest: FRESH } });
    await waitFor(() =>
      expect(picker('To')).toHaveAccessibleDescription(expect.stringContaining('not include')),
    );
    expect(picker('To')).toHaveValue('TWD');
  });

  it('tracks a use with the two currencies and no typed value', async () => {
    jest.useFakeTimers();
    const { uses } = await show();
    await act(async () => screen.getByRole('button', { name: '1,000' }).click());
    await act(() => jest.advanceTimersByTimeAsync(1100));
    jest.useRealTimers();
    expect(uses).toEqual([{ from: 'USD', to: 'CNY' }]);
  });

  it('applies a popular pair, and a currency of the table as the target', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'GBP → CNY' }));
    expect([picker('From'), picker('To')].map((field) => field.getAttribute('value'))).toEqual([
      'GBP',
      'CNY',
    ]);
    const table = screen.getByRole('table', { name: '100 GBP in popular currencies' });
    expect(within(table).queryByRole('button', { name: /^GBP/ })).not.toBeInTheDocument();
    await userEvent.click(within(table).getByRole('button', { name: /^EUR/ }));
    expect(picker('To')).toHaveValue('EUR');
  });

  it('writes and reads amounts in the format of the language', async () => {
    await show({ language: 'vi', words: vi, fragment: 'amount=1234.5&from=USD&to=EUR' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: vi.ui.amount })).toHaveValue('1234,5'));
    expect(figure()).toHaveTextContent('1.047,47');
  });
});

describe('CurrencyPicker', () => {
  it('opens on typing, finds by name and picks the active choice', async () => {
    await show();
    await userEvent.click(picker('To'));
    expect(await screen.findByRole('option', { name: /^GHS/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByRole('option')).toHaveLength(155);
    await pasteInto(picker('To'), 'rupiah');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(picker('To')).toHaveValue('IDR');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('finds by the Chinese and the English name on a Chinese page', async () => {
    await show({ language: 'zh', words: zh });
    const field = screen.getByRole('combobox', { name: zh.ui.to });
    await userEvent.click(field);
    await userEvent.type(field, '日元');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('JPY');
    await userEvent.clear(field);
    await pasteInto(field, 'swiss');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('CHF');
  });

  it('moves with the arrow keys, and Escape restores the choice', async () => {
    await show();
    picker('From').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = picker('From').getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)).toHaveTextContent('CNY');
    await userEvent.keyboard('{Escape}');
    expect(picker('From')).toHaveValue('USD');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('shows that nothing is found, and picks nothing', async () => {
    await show();
    await userEvent.click(picker('To'));
    await userEvent.type(picker('To'), 'xyzzy{Enter}');
    expect(picker('To')).toHaveValue('CNY');
  });

  it('lists a currency without a rate, which cannot be chosen', async () => {
    await show();
    await userEvent.click(picker('To'));
    await userEvent.type(picker('To'), 'ghana');
    await userEvent.click(await screen.findByRole('option', { name: 'GHS Ghanaian Cedi no rate' }));
    await userEvent.keyboard('{Enter}{Escape}');
    expect(picker('To')).toHaveValue('CNY');
  });

  it('picks the clicked currency', async () => {
    await show();
    await userEvent.click(picker('To'));
    await userEvent.click(screen.getByRole('option', { name: /^NZD/ }));
    expect(picker('To')).toHaveValue('NZD');
  });
});

describe('TrendCard', () => {
  const daily = (...rates: number[]) => ({
    history: ({
      base,
      target,
      range,
    }: {
      base: string;
      target: string;
      range: '1h' | '1d' | '1m' | '3m';
    }) => ({
      base,
      target,
      range,
      granularity: 'daily' as const,
      dataPoints: rates.map((rate, index) => ({ date: `2026-11-${String(10 + index)}`, rate })),
      source: 'frankfurter',
    }),
  });

  it('shows the trend as a line and as a table', async () => {
    await show({ made: daily(7, 7.1, 7.07) });
    expect(await screen.findByText('Up +1% (+0.07)')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'USD / CNY, 1 day: Up +1% (+0.07)' })).toBeInTheDocument();
    await userEvent.click(screen.getByText(en.ui.asTable));
    expect(screen.getByRole('row', { name: 'Nov 12, 2026 7.07' })).toBeInTheDocument();
  });

  it('shows that a daily source has no prices within the day', async () => {
    await show({ made: daily(7, 7.1) });
    expect(await screen.findByText(en.ui['granularity-daily-short'])).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '3 months' }));
    expect(await screen.findByText(en.ui['granularity-daily'])).toBeInTheDocument();
  });

  it('shows no trend for one point, and releases its space', async () => {
    await show({ made: daily(7) });
    expect(await screen.findByText(en.ui['ranges-no-days'])).toBeInTheDocument();
    expect(document.querySelector('.body.collapsed')).not.toBeNull();
  });

  it('says that a month has no trend, and leaves the longer range open', async () => {
    await show({ made: daily(7), fragment: 'amount=1&from=USD&to=CNY&range=1m' });
    expect(await screen.findByText(en.ui.noTrend)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '3 months' })).toBeEnabled();
  });

  it('disables the hour of a daily source, with the reason', async () => {
    await show({ made: daily(7, 7.1) });
    expect(await screen.findByText(en.ui['ranges-daily'])).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '1 hour' })).toBeDisabled();
    for (const name of ['1 day', '1 month', '3 months'])
      expect(screen.getByRole('radio', { name })).toBeEnabled();
  });

  it('keeps all four ranges, disabled, where the built-in rates have no history', async () => {
    const { history } = daily();
    await show({ made: { history: (query) => ({ ...history(query), source: 'built-in' }) } });
    expect(await screen.findByText(en.ui['ranges-no-source'])).toBeInTheDocument();
    expect(screen.getAllByRole('radio').filter((radio) => radio.matches(':disabled'))).toHaveLength(4);
  });

  it('shows the error of the specification, and no trend, on failure', async () => {
    await show({ language: 'zh', words: zh, made: { history: () => AWAY } });
    expect(await screen.findByText('获取历史汇率失败')).toBeInTheDocument();
    expect(screen.queryByText(zh.ui.asTable)).not.toBeInTheDocument();
  });

  it('retries on demand', async () => {
    let requestCount = 0;
    const { history } = daily(7, 7.1);
    await show({ made: { history: (query) => (requestCount++ === 0 ? AWAY : history(query)) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Up \+1\.429%/)).toBeInTheDocument();
  });

  it.each([
    ['zh', zh, '当前汇率中没有此货币'],
    ['en', en, 'The current rates do not include this currency'],
  ] as const)('says in %s which rejection it was', async (language, words, said) => {
    const rejected: RateFailure = {
      reason: 'refused',
      code: 'rates.unknown-currency',
      message: '没有该货币的汇率',
    };
    await show({ language, words, made: { history: () => rejected } });
    expect(await screen.findByText(said)).toBeInTheDocument();
  });
});
