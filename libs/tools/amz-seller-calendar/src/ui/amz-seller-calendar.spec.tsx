import { renderTool } from '@seller-toolbox/testing/screen';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { AmzSellerCalendar } from './amz-seller-calendar.tsx';

const show = (options = {}) => renderTool(AmzSellerCalendar, { manifest, words: en, ...options });
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const card = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }));

const original = Intl.DateTimeFormat.prototype.resolvedOptions;

beforeEach(() => {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...original.call(this), timeZone: 'Asia/Shanghai' };
  });
});
afterEach(() => jest.restoreAllMocks());

describe('AmzSellerCalendar', () => {
  it('opens with the events still to come this year', async () => {
    await show();
    expect(names()).toEqual(['Thanksgiving', 'Black Friday', 'Cyber Monday', 'Christmas']);
    expect(screen.getByRole('group', { name: 'Next: Thanksgiving' })).toHaveTextContent('4 d 4 h 0 min');
  });

  it('shows urgency, value and certainty of an event in words', async () => {
    await show();
    expect(card('Black Friday')).toHaveTextContent('Urgent');
    expect(card('Cyber Monday')).toHaveTextContent('Soon');
    expect(card('Christmas')).toHaveTextContent('Plenty of time');
    expect(card('Christmas')).toHaveTextContent('High value');
    expect(card('Christmas')).toHaveTextContent('By rule');
    expect(card('Christmas')).toHaveTextContent('start between Nov 13, 2026 and Nov 27, 2026');
  });

  it('shows a range with both ends, and that it is expected', async () => {
    await show({ fragment: 'year=2027&category=shopping' });
    expect(card('Prime Day')).toHaveTextContent('Jul 13, 2027 to Jul 14, 2027');
    expect(card('Prime Day')).toHaveTextContent('Expected');
  });

  it('updates every minute', async () => {
    jest.useFakeTimers();
    let now = Date.UTC(2026, 10, 21, 12);
    await show({ environment: { clock: () => now } });
    now += 60_000;
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('group', { name: 'Next: Thanksgiving' })).toHaveTextContent('4 d 3 h 59 min');
    jest.useRealTimers();
  });

  it('filters by category', async () => {
    await show({ fragment: 'year=2027' });
    await userEvent.click(screen.getByRole('radio', { name: 'Special' }));
    expect(names()).toEqual(['Valentine’s Day', 'Mother’s Day', 'Father’s Day']);
  });

  it('offers this and the next year, and 2025', async () => {
    await show();
    const years = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(years.filter((value) => /^\d+$/.test(value ?? ''))).toEqual(['2025', '2026', '2027']);
    await userEvent.click(screen.getByRole('radio', { name: '2027' }));
    expect(names()).toHaveLength(16);
  });
});

describe('AmzSellerCalendar, no event left', () => {
  it('shows a link to another year', async () => {
    await show({ fragment: 'year=2025' });
    expect(screen.getByText(en.findings['no-upcoming-events'])).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export calendar file' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show 2026' }));
    expect(names()).toContain('Black Friday');
  });

  it('shows a link to all categories where only this one has no events', async () => {
    await show({ fragment: 'year=2026&category=special' });
    await userEvent.click(screen.getByRole('button', { name: 'Show all categories' }));
    expect(names()).toHaveLength(4);
  });
});

describe('AmzSellerCalendar, rule sets', () => {
  it('lists announced dates that differ from the standard, and switches with one click', async () => {
    await show({ fragment: 'year=2026', now: Date.UTC(2026, 8, 1, 12) });
    expect(card('Prime Big Deal Days')).toHaveTextContent('Oct 13, 2026 to Oct 14, 2026');
    const hint = 'Prime Big Deal Days Oct 6, 2026 to Oct 7, 2026 (Confirmed)';
    expect(screen.getByText(new RegExp(hint.replace(/[()]/g, '\\$&')))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Switch to/ }));
    expect(card('Prime Big Deal Days')).toHaveTextContent('Oct 6, 2026 to Oct 7, 2026');
    expect(card('Prime Big Deal Days')).toHaveTextContent('Confirmed');
  });

  it('shows that a sale is over by the announced dates', async () => {
    await show({ fragment: 'year=2026', now: Date.UTC(2026, 9, 10, 12) });
    expect(screen.getByText(/Prime Big Deal Days Oct 6, 2026 to Oct 7, 2026 \(over\)/)).toBeInTheDocument();
  });

  it('shows nothing where both agree', async () => {
    await show();
    expect(screen.queryByText(/rules in force/)).not.toBeInTheDocument();
  });
});

describe('AmzSellerCalendar, calendar file', () => {
  it('contains the shown events, in the page’s language', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (file) => {
      blobs.push(file as Blob);
      return 'blob:calendar';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { uses } = await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Shopping' }));
    await userEvent.click(screen.getByRole('button', { name: 'Export calendar file' }));
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    expect(link.download).toBe('amz-seller-calendar-2026-11-21.ics');
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blobs[0] as Blob);
    });
    expect(text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Black Friday', 'SUMMARY:Cyber Monday']);
    expect(text).toContain('UID:black-friday-2026-US@seller-toolbox\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20261127\r\nDTEND;VALUE=DATE:20261128\r\n');
    expect(uses).toEqual([{ action: 'export', year: 2026, count: 2 }]);
  });
});

describe('AmzSellerCalendar, picture of the year', () => {
  it('names every event for screen readers', async () => {
    await show();
    const picture = screen.getByRole('figure', { name: 'Holidays and sales of 2026 by category' });
    expect(picture).toHaveTextContent(/New Year · Jan 1, 2026.*Christmas · Dec 25, 2026/);
  });
});

describe('AmzSellerCalendar, own events', () => {
  const open = async (options = {}) => {
    await show(options);
    await userEvent.click(screen.getByText(en.ui.own));
    return screen.findByRole('textbox', { name: en.ui.ownName });
  };
  const pick = (label: string, day: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: day } });

  /** jsdom has no `File.text`. */
  const calendarOf = (text: string) =>
    Object.assign(new File([text], 'own.ics', { type: 'text/calendar' }), {
      text: () => Promise.resolve(text),
    });

  it('are added, listed beside the others, and removed', async () => {
    const name = await open();
    await userEvent.type(name, 'Trade fair');
    expect(screen.getByRole('button', { name: en.ui.ownAdd })).toBeDisabled();
    pick(en.ui.ownStart, '2026-12-01');
    await userEvent.click(screen.getByRole('button', { name: en.ui.ownAdd }));
    expect(names()).toContain('Trade fair');
    expect(name).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Remove “Trade fair”' }));
    expect(names()).not.toContain('Trade fair');
  });

  it('cannot end before they start', async () => {
    await userEvent.type(await open(), 'Trade fair');
    pick(en.ui.ownStart, '2026-12-02');
    pick(en.ui.ownEnd, '2026-12-01');
    expect(screen.getByText(en.findings['end-before-start'])).toBeInTheDocument();
    expect(screen.getByRole('button', { name: en.ui.ownAdd })).toBeDisabled();
  });

  it('are imported from a file once, with the number that was skipped', async () => {
    await open();
    const text = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'SUMMARY:Launch',
      'DTSTART;VALUE=DATE:20261210',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'SUMMARY:No day',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const file = calendarOf(text);
    await userEvent.upload(screen.getByLabelText(en.ui.ownImport, { selector: 'input' }), file);
    expect(await screen.findByText('Imported: 1, skipped: 1')).toBeInTheDocument();
    expect(names()).toContain('Launch');
    await userEvent.upload(screen.getByLabelText(en.ui.ownImport, { selector: 'input' }), file);
    expect(await screen.findByText('Imported: 0, skipped: 2')).toBeInTheDocument();
    await userEvent.upload(
      screen.getByLabelText(en.ui.ownImport, { selector: 'input' }),
      calendarOf('no calendar'),
    );
    expect(await screen.findByText(en.ui['ownFile-no-calendar'])).toBeInTheDocument();
  });
});
