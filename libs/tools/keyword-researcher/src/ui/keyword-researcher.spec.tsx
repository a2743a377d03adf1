import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { KeywordResearcher } from './keyword-researcher.tsx';

const show = (options = {}) => renderTool(KeywordResearcher, { manifest, words: en, ...options });
const box = () => screen.getByRole('textbox', { name: /^Seed keyword/ });
const button = () => screen.getByRole('button', { name: 'Search' });
const table = () => within(screen.getByRole('table', { name: 'Keywords' }));
const column = (index: number) =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[index]?.textContent ?? '');

const search = async (options = {}) => {
  const shown = await show(options);
  await userEvent.click(button());
  await screen.findByRole('table', { name: 'Keywords' });
  return shown;
};
const REPORT = `Search Query,Search Query Volume,Impressions: Total Count,Impressions: Brand Count,Purchases: Total Count,Purchases: Brand Count
insulated bottle,24000,10000,600,1000,20
kids bottle,1200,4000,10,300,1
,1,1,1,1,1
`;
async function drop(name: string, content: string) {
  const file = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!file) throw new Error('no field for files');
  await userEvent.upload(file, new File([content], name, { type: 'text/csv' }));
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

describe('KeywordResearcher', () => {
  it('opens without results, with the file before the search', async () => {
    await show();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    // What says where results will be is no example.
    expect(screen.getByRole('region', { name: 'Result' })).not.toHaveAttribute('data-example');
    const [first] = screen.getAllByRole('button', { name: /^(Use my file|Search)$/ });
    expect(first).toHaveAccessibleName('Use my file');
  });

  it('shows fifteen marked sample rows on a search', async () => {
    await search();
    expect(table().getAllByRole('row')).toHaveLength(16);
    expect(
      screen.getByRole('heading', { name: 'Sample data, unrelated to what you entered' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Sample data')).toBeInTheDocument();
  });

  it('shows what a file says, and no sample', async () => {
    await show();
    await drop('sqp.csv', REPORT);
    expect(await screen.findByRole('heading', { name: '2 keywords in your files' })).toBeInTheDocument();
    expect(await screen.findByText(/Rows read: 3, used: 2, skipped: 1/)).toBeInTheDocument();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
    const row = within(await screen.findByRole('row', { name: /^insulated bottle/ }));
    expect(row.getByText('24,000')).toBeInTheDocument();
    expect(row.getAllByText('No data').length).toBeGreaterThan(1);
  });

  it('shows the share funnel with its values as a table', async () => {
    await show();
    await drop('sqp.csv', REPORT);
    const funnel = within(
      await screen.findByRole('table', { name: 'Shares of “insulated bottle”' }, { timeout: 5000 }),
    );
    expect(funnel.getByRole('row', { name: 'Purchases 1,000 20 2%' })).toBeInTheDocument();
    expect(screen.getByText(/Missed purchases: 40/)).toBeInTheDocument();
  });

  it('names how days with slashes are read, and reads them as chosen', async () => {
    await show();
    const head = 'Search Query,Search Query Volume,Impressions: Brand Share %,Reporting Date';
    await drop('sqp.csv', `${head}\nmug,10,5,03/04/2026\n`);
    expect(await screen.findByText(/Dates such as “03\/04\/2026”.*month\/day\/year/)).toBeInTheDocument();
    expect(screen.getByText(/through .*Mar/)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Dates with slashes'), 'day/month/year');
    expect(await screen.findByText(/through .*Apr/)).toBeInTheDocument();
    expect(screen.getByText(/as you chose/)).toBeInTheDocument();
  });

  it('reads a file of more rows than it takes again with a filter', async () => {
    await show();
    const lines = Array.from({ length: 50_001 }, (_, at) => `${at + 1},term ${at + 1}`);
    await drop('top.csv', `Search Frequency Rank,Search Term\n${lines.join('\n')}\n50002,steel mugs\n`);
    const field = await screen.findByLabelText('Keep only rows that contain', {}, { timeout: 20_000 });
    expect(screen.getByText(/Rows over the limit now: 2/)).toBeInTheDocument();
    await pasteInto(field, 'mug, brand');
    await pasteInto(screen.getByLabelText('Maximum search frequency rank'), '0');
    expect(screen.getByRole('button', { name: 'Read again with this filter' })).toBeDisabled();
    await userEvent.clear(screen.getByLabelText('Maximum search frequency rank'));
    await userEvent.click(screen.getByRole('button', { name: 'Read again with this filter' }));
    expect(
      await screen.findByText(/50,001 skipped: left out by your filter/, {}, { timeout: 20_000 }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /^steel mugs/ })).toBeInTheDocument();
  }, 60_000);

  it('names files beyond the limit, and uses the others', async () => {
    await show();
    const file = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!file) throw new Error('no field for files');
    const files = Array.from(
      { length: 21 },
      (_, at) => new File([`Keyword\nterm ${at}\n`], `${at}.csv`, { type: 'text/csv' }),
    );
    await userEvent.upload(file, files);
    expect(await screen.findByText(/At most 20 files can be used at a time; the last 1/)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '20 keywords in your files' })).toBeInTheDocument();
  }, 20_000);

  it('offers a campaign once its settings are complete', async () => {
    await show();
    await drop('sqp.csv', REPORT);
    await userEvent.click(await screen.findByText('Campaign for a bulk sheet'));
    await pasteInto(screen.getByLabelText(/^Campaign name/), 'Bottles');
    await pasteInto(screen.getByLabelText(/^Daily budget/), '20');
    await pasteInto(screen.getByLabelText(/^Default bid/), '0.75');
    expect(screen.queryByRole('button', { name: 'Download the rows (CSV)' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Start date/), '2026-12-01');
    expect(await screen.findByRole('button', { name: 'Download the rows (CSV)' })).toBeInTheDocument();
    expect(
      screen.getByText(/bulk sheet: 2, best score first. Without a suggested bid in your files: 2;/),
    ).toBeInTheDocument();
  });

  it('names the problem of a file that is no report', async () => {
    await show();
    await drop('other.csv', 'Order,Amount\nA-1,x\n');
    expect(await screen.findByText(/The columns in this file were not recognized/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('returns to the search when the file is removed', async () => {
    await show();
    await drop('sqp.csv', REPORT);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Search' })).toBeInTheDocument();
  });

  it('searches on Enter, not while typing', async () => {
    await show();
    await userEvent.clear(box());
    await pasteInto(box(), 'desk lamp');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('table', { name: 'Keywords' });
    expect(column(0).every((keyword) => keyword.includes('desk lamp'))).toBe(true);
  });

  it('disables the search without a seed and shows four tips', async () => {
    await show();
    await userEvent.clear(box());
    expect(button()).toBeDisabled();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const results = within(screen.getByRole('region', { name: 'Result' }));
    expect(results.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.type(box(), '  {Enter}');
    expect(button()).toBeDisabled();
    await userEvent.type(box(), 'x');
    expect(button()).toBeEnabled();
  });

  it('sorts by a column and reverses on the second click', async () => {
    await search();
    const sort = (name: string) => userEvent.click(table().getByRole('button', { name }));
    const numbers = () => column(3).map(Number);
    await sort('Difficulty');
    expect(numbers()).toEqual([...numbers()].sort((a, b) => b - a));
    await sort('Difficulty');
    expect(numbers()).toEqual([...numbers()].sort((a, b) => a - b));
    expect(table().getByRole('columnheader', { name: 'Difficulty' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await sort('Competition');
    expect([...new Set(column(2))]).toEqual(['Low', 'Medium', 'High']);
  });

  it('opens the title analyzer with the keyword of a row', async () => {
    await show({ fragment: 'seed=lamp&marketplace=DE&category=home' });
    await screen.findByRole('table', { name: 'Keywords' });
    const link = table().getByRole('link', { name: 'Analyze lamp küche' });
    expect(link).toHaveAttribute(
      'href',
      '/tools/title-analyzer#title=&keyword=lamp+k%C3%BCche&marketplace=DE&category=home',
    );
  });

  it('names the file and the date of each figure, in the table and in the CSV file', async () => {
    await show();
    await drop(
      'cerebro_2026-11-07.csv',
      'Keyword Phrase,Search Volume,Position (Rank)\nmug,100,>306\ncup,90,\n',
    );
    const row = within(await screen.findByRole('row', { name: /^mug/ }));
    const titles = row
      .getAllByTitle('cerebro_2026-11-07.csv, Nov 7, 2026')
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['100per month', 'not ranked']);
    const [head = '', mug, cup] = await savedLines();
    expect(head).toContain('Search volume,Period of the search volume');
    expect(mug).toMatch(/^mug,100,per month,.*,not ranked,"cerebro_2026-11-07.csv, Nov 7, 2026"$/);
    expect(cup).toMatch(/^cup,90,per month,.*,,"cerebro_2026-11-07.csv, Nov 7, 2026"$/);
  });

  it('marks every row of the CSV file as sample data', async () => {
    await search();
    const lines = await savedLines();
    expect(lines).toHaveLength(16);
    expect(lines[0]).toContain('Cost per click (USD)');
    expect(lines.slice(1).every((line) => line.endsWith(',Sample data'))).toBe(true);
  });

  it('tracks lengths and options, no typed text', async () => {
    const { uses } = await show();
    await userEvent.type(box(), 'mug{Enter}');
    await waitFor(() => expect(uses).toHaveLength(1), { timeout: 10_000 });
    expect(uses[0]).toEqual({ marketplace: 'US', category: 'all', seedLength: 3 });
  });
});

/** Of the CSV file that the page saves. */
async function savedLines(): Promise<string[]> {
  const saved: Blob[] = [];
  URL.createObjectURL = (content) => `blob:${content instanceof Blob ? saved.push(content) : 0}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  return (await textOf(saved[0])).trim().split('\r\n');
}

function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsText(blob ?? new Blob());
  });
}
