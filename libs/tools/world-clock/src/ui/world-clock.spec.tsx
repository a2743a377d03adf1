import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { WorldClock } from './world-clock.tsx';

const show = (options = {}) => renderTool(WorldClock, { manifest, words: en, ...options });
const card = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }));
const slider = () => screen.getByRole('slider', { name: 'Time in your day' });

const original = Intl.DateTimeFormat.prototype.resolvedOptions;

function browserIsIn(timeZone: string | undefined) {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    // Old browsers return undefined, which the type excludes.
    return { ...original.call(this), timeZone: timeZone as string };
  });
}

beforeEach(() => browserIsIn('Asia/Shanghai'));
afterEach(() => jest.restoreAllMocks());

describe('WorldClock, clocks', () => {
  it('shows the visitor’s zone and the twelve cities', async () => {
    await show();
    expect(screen.getByRole('group', { name: 'Your time · Asia/Shanghai' })).toHaveTextContent('20:00:00');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
    expect(card('New York')).toHaveTextContent('07:00:00');
    expect(card('New York')).toHaveTextContent('UTC-5');
    expect(card('Sydney')).toHaveTextContent('Daylight saving');
    expect(card('Sydney')).toHaveTextContent('Night');
  });

  it('ticks each second', async () => {
    jest.useFakeTimers();
    let now = Date.UTC(2026, 10, 21, 12, 0, 0, 400);
    await show({ environment: { clock: () => now } });
    now += 600;
    act(() => void jest.advanceTimersByTime(600));
    expect(card('London')).toHaveTextContent('12:00:01');
    jest.useRealTimers();
  });

  it('shows 12 hours on demand, with the words of the language', async () => {
    await show({ language: 'zh', words: zh });
    await userEvent.click(screen.getByRole('radio', { name: '12 小时制' }));
    expect(card('东京')).toHaveTextContent('下午 09:00:00');
  });

  it('starts half a day with 0 in Japanese', async () => {
    await show({ language: 'ja', words: ja, fragment: 'hourCycle=12&zones=["london"]' });
    expect(await screen.findByText('午後00:00:00')).toBeInTheDocument();
  });

  it('shows by how many days a place is ahead', async () => {
    await show({ now: Date.UTC(2026, 11, 31, 14) });
    expect(card('Sydney')).toHaveTextContent('+1 d');
    expect(card('London')).not.toHaveTextContent('+');
  });

  it('shows that the browser has no time zone', async () => {
    browserIsIn(undefined);
    await show();
    expect(screen.getByText(en.ui.localUnknown)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Your time · UTC' })).toHaveTextContent('12:00:00');
  });
});

describe('WorldClock, list of cities', () => {
  it('adds any zone of the world', async () => {
    await show();
    await pasteInto(screen.getByLabelText('Add a city or time zone'), 'kolkata');
    await userEvent.keyboard('{Enter}');
    expect(card('Kolkata')).toHaveTextContent('17:30:00');
    expect(card('Kolkata')).toHaveTextContent('UTC+5:30');
  });

  it('finds a city by its name in the page’s language', async () => {
    await show({ language: 'zh', words: zh, fragment: 'zones=["london"]' });
    await pasteInto(screen.getByLabelText('添加城市或时区'), '纽约');
    await userEvent.keyboard('{Enter}');
    expect(card('纽约')).toHaveTextContent('07:00:00');
  });

  it('finds a country by its name in the page’s language, and names its zone so', async () => {
    await show({ language: 'zh', words: zh, fragment: 'zones=["london"]' });
    await pasteInto(screen.getByLabelText('添加城市或时区'), '印度');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '印度' })).toBeInTheDocument();
    expect(card('印度')).toHaveTextContent('Asia/Kolkata');
    expect(screen.getByLabelText('添加城市或时区')).toHaveValue('');
  });

  it('offers the zones of a country with several, and lists them under its name', async () => {
    await show({ language: 'zh', words: zh });
    const field = screen.getByLabelText('添加城市或时区');
    await pasteInto(field, '加拿大');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringMatching(/“加拿大”有 \d+ 个时区/)),
    );
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
    expect(document.querySelector('option[value="America/Toronto"]')).toHaveAttribute(
      'label',
      expect.stringContaining('加拿大'),
    );
  });

  it.each([
    ['Atlantis', en.findings['unknown-zone']],
    ['asia/tokyo', 'Tokyo is already on the list'],
  ])('rejects %s at the field', async (text, message) => {
    await show();
    const field = screen.getByLabelText('Add a city or time zone');
    await pasteInto(field, text);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  });

  it('restores a removed city at its place', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Denver' }));
    expect(card('Denver')).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names.slice(1, 4)).toEqual(['Chicago', 'Denver', 'Los Angeles']);
  });

  it('keeps cities added since the removal when a city is restored', async () => {
    await show({ fragment: 'zones=["london","denver"]' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove London' }));
    await pasteInto(screen.getByLabelText('Add a city or time zone'), 'kolkata');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['London', 'Denver', 'Kolkata']);
  });

  it('uses the page’s name of a listed city in its message', async () => {
    await show({ language: 'zh', words: zh });
    const field = screen.getByLabelText('添加城市或时区');
    await pasteInto(field, '东京');
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('东京 已在列表中'));
  });

  it('shows what to do when the list is empty', async () => {
    await show({ fragment: 'zones=[]' });
    expect(screen.getByText(en.ui.noCities)).toBeInTheDocument();
  });
});

describe('WorldClock, strip of working hours', () => {
  it('shows when the selected places are all at work', async () => {
    await show();
    expect(screen.getByText(/all 4 places are at work 17:00–18:00/)).toBeInTheDocument();
  });

  it('shows when most are at work, where all never are', async () => {
    await show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Los Angeles' }));
    expect(
      screen.getByText(/at most 4 of 5 places are at work at the same time, 17:00–18:00/),
    ).toBeInTheDocument();
    expect(screen.getByText(/5 selected places have no shared working hours/)).toBeInTheDocument();
  });

  it('requests participants when there are none', async () => {
    await show({ fragment: 'meeting=[]' });
    expect(screen.getByText(en.ui.noParticipants)).toBeInTheDocument();
  });

  it('steps by buttons and back to now', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: '15 min later' }));
    expect(slider()).toHaveAttribute('aria-valuetext', 'Nov 21, 2026 20:15');
    await userEvent.click(screen.getByRole('button', { name: '15 min earlier' }));
    await userEvent.click(screen.getByRole('button', { name: '15 min earlier' }));
    expect(screen.getByText('Selected time: Nov 21, 2026 19:45')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(screen.getByText('Now: Nov 21, 2026 20:00')).toBeInTheDocument();
  });

  it('follows the slider', async () => {
    const { address } = await show();
    fireEvent.change(slider(), { target: { value: '1020' } });
    expect(screen.getByText('Selected time: Nov 21, 2026 17:00')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(address.read()).toContain('minute=1020');
    expect(address.read()).not.toContain('localZone');
  });

  it('takes a date typed digit by digit, and explains one out of range', async () => {
    await show();
    const date = () => screen.getByLabelText('Date (yours)');
    for (const typed of ['0002-12-24', '0020-12-24', '0202-12-24']) {
      fireEvent.change(date(), { target: { value: typed } });
      expect(date()).toBeInvalid();
      expect(date()).toHaveValue(typed);
      expect(screen.getByText('Now: Nov 21, 2026 20:00')).toBeInTheDocument();
    }
    fireEvent.change(date(), { target: { value: '2027-12-24' } });
    expect(date()).toBeValid();
    expect(screen.getByText('Selected time: Dec 24, 2027 20:00')).toBeInTheDocument();
    fireEvent.change(date(), { target: { value: '2101-01-01' } });
    expect(date()).toHaveAccessibleDescription(expect.stringContaining('date'));
    await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(date()).toHaveValue('2026-11-21');
    expect(date()).toBeValid();
  });

  it('shows today while the day is empty', async () => {
    await show();
    const date = screen.getByLabelText('Date (yours)');
    fireEvent.change(date, { target: { value: '2026-12-24' } });
    fireEvent.change(date, { target: { value: '' } });
    expect(date).toHaveValue('');
    expect(screen.getByText('Now: Nov 21, 2026 20:00')).toBeInTheDocument();
    fireEvent.blur(date);
    expect(date).toHaveValue('2026-11-21');
  });

  it('follows other working hours', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Workday ends' }), '20:00');
    expect(screen.getByText(/at work 17:00–20:00/)).toBeInTheDocument();
  });

  it('copies the time in every place', async () => {
    await show({ fragment: 'zones=["london"]&minute=1020' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy all times' }));
    expect(await navigator.clipboard.readText()).toBe(
      'Your location\tNov 21, 2026\t17:00\nLondon\tNov 21, 2026\t09:00',
    );
  });
});

describe('WorldClock, tracking', () => {
  it('tracks the count of time zones and the current one, while the clocks tick', async () => {
    jest.useFakeTimers();
    let now = Date.UTC(2026, 10, 21, 12, 0, 0, 400);
    const { uses } = await show({ environment: { clock: () => now } });
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('radio', { name: '12-hour' }));
    for (let quarters = 0; quarters < 20; quarters += 1) {
      now += 250;
      act(() => void jest.advanceTimersByTime(250));
    }
    jest.useRealTimers();
    expect(uses).toEqual([{ action: 'view_time_zones', timezoneCount: 12, currentZone: 'Asia/Shanghai' }]);
  });
});
