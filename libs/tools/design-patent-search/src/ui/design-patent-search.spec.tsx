import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import type { PatentAnswer, PatentSearch } from '@seller-toolbox/tool-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { DesignPatentSearch } from './design-patent-search.tsx';

jest.setTimeout(30_000);

const COVERAGE = {
  designs: 1_200,
  first_week: '2026-11-03',
  last_week: '2026-11-17',
  weeks: 2,
  missing_weeks: 1,
};
const design = (number: number) => ({
  number: `D${number}`,
  title: `Desk lamp ${number}`,
  owners: 'Example Household GmbH',
  filed_on: '2025-01-02',
  granted_on: '2026-11-17',
  term_years: 15,
  expires_on: '2041-11-17',
  status: 'granted' as const,
  locarno_class: '26-05',
  us_class: 'D26/93',
  claims: 1,
});

type Found = Extract<PatentAnswer, { ok: true }>;
const found = (
  rows: Found['data']['rows'],
  total = rows.length,
  change: Partial<Found['data']> = {},
): Found => ({
  ok: true,
  total,
  data: { rows, matched_by: 'words', has_more: false, coverage: COVERAGE, ...change },
});
const UNLOADED = found([], 0, {
  coverage: { designs: 0, first_week: null, last_week: null, weeks: 0, missing_weeks: 0 },
});

async function show(answer: (query: PatentSearch) => PatentAnswer) {
  const asked: PatentSearch[] = [];
  const search = async (query: PatentSearch) => {
    asked.push(query);
    return answer(query);
  };
  const rendered = await renderTool(DesignPatentSearch, {
    manifest,
    words: en,
    environment: { patents: { search } },
  });
  return { ...rendered, asked };
}
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
async function searchFor(query: string) {
  await userEvent.clear(box('Keyword'));
  await pasteInto(box('Keyword'), query);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
}

// jsdom has no `arrayBuffer` of files.
beforeAll(() => {
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = reject;
      reader.readAsArrayBuffer(this);
    });
  };
});

describe('DesignPatentSearch', () => {
  it('asks the service only on a press of Search, and shows what it found up to which week', async () => {
    const { asked, uses } = await show(() => found([design(987_654)]));
    expect(screen.getByText(en.ui.sentToServer)).toBeVisible();
    await pasteInto(box('Keyword'), 'desk lamp');
    expect(asked).toEqual([]);
    await searchFor('desk lamp');
    expect(await screen.findByRole('link', { name: 'D987654' })).toBeVisible();
    expect(asked).toEqual([{ q: 'desk lamp' }]);
    expect(
      screen.getByText(/^Searched: .* 1,200 US design patents .* Nov 3, 2026 to Nov 17, 2026/),
    ).toBeVisible();
    expect(screen.getByText(/1 week in between is missing/)).toBeVisible();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    await waitFor(() => expect(uses).toContainEqual({ type: 'keyword', queryLength: 9, results: 1 }));
    expect(JSON.stringify(uses)).not.toContain('lamp');
  });

  it('loads more results of a long list', async () => {
    const page = (from: number) => Array.from({ length: 20 }, (_, at) => design(from + at));
    const { asked } = await show(({ page: at = 1 }) => found(page(at * 100), 40));
    await searchFor('lamp');
    await userEvent.click(await screen.findByRole('button', { name: 'Load more (20 left)' }));
    expect(await screen.findByRole('link', { name: 'D200' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'D100' })).toBeVisible();
    expect(asked).toEqual([{ q: 'lamp' }, { q: 'lamp', page: 2 }]);
    expect(screen.queryByRole('button', { name: /^Load more/ })).not.toBeInTheDocument();
  });

  it.each([
    ['no grants are loaded', UNLOADED, en.ui.noDatabase],
    ['the service fails', { ok: false, code: 'network.failed' } as const, en.ui.searchFailed],
  ])('says where %s, with other ways and a sample that is marked', async (_what, answer, notice) => {
    await show(() => answer);
    await searchFor('mug');
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Google Patents/ })).toHaveAttribute(
      'href',
      'https://patents.google.com/?q=mug&country=US&type=DESIGN',
    );
    expect(await screen.findByRole('heading', { name: en.ui.sampleHeading })).toBeVisible();
    expect(screen.getAllByText('Sample data').length).toBeGreaterThan(0);
  });

  it('shows the error of a missing query at the field, and asks nothing', async () => {
    const { asked } = await show(() => UNLOADED);
    await userEvent.clear(box('Keyword'));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(box('Keyword')).toHaveAccessibleDescription(
        expect.stringContaining(en.findings['query-required']),
      ),
    );
    expect(asked).toEqual([]);
  });

  it('watches a search and shows what was granted since', async () => {
    const { asked } = await show(({ from }) => (from ? found([], 3) : found([design(5)])));
    await searchFor('lamp');
    await userEvent.click(await screen.findByRole('button', { name: 'Watch this search' }));
    expect(screen.getByRole('button', { name: 'Watched' })).toBeDisabled();
    await userEvent.click(await screen.findByText('Watched searches'));
    expect(asked).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Check for new designs' }));
    expect(await screen.findByText('3 granted since Nov 17, 2026')).toBeVisible();
    expect(asked.at(-1)).toEqual({ q: 'lamp', from: '2026-11-18' });
  });

  it('reads a file of the visitor without asking the service, and narrows it down', async () => {
    const { asked } = await show(() => UNLOADED);
    await userEvent.click(screen.getByRole('button', { name: 'Paste rows' }));
    await userEvent.click(await screen.findByText(/^Paste rows/, { selector: 'summary *' }));
    const rows =
      'id,title,assignee,filing/creation date,grant date\nUS-D0000012-S1,Bottle,Example Inc.,2023-03-14,2025-02-04\nUS-D0000013-S1,Lamp,Sample LLC,2004-03-14,2005-02-08\n';
    await pasteInto(box('Rows from a Google Patents file'), rows);
    await userEvent.click(screen.getByRole('button', { name: 'Add these rows' }));
    expect(await screen.findByRole('link', { name: 'D12' })).toBeVisible();
    await searchFor('lamp');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'D12' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'D13' })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Design patents' });
    expect(within(table).getByText('Expired')).toBeVisible();
    expect(screen.getByText(en.ui.searchesFiles)).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('shows the details of a sample and saves its report', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (content) => `blob:${content instanceof Blob ? saved.push(content) : 0}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show(() => UNLOADED);
    await searchFor('mug');
    const [first] = await screen.findAllByRole('button', { name: /^View details: / });
    if (first) await userEvent.click(first);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/^The ornamental design for a/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download report' }));
    expect(await textOf(saved[0])).toContain(en.ui.reportSample);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsText(blob ?? new Blob());
  });
}
