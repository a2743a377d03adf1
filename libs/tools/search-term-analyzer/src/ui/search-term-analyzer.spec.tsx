import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import reading from '../locales/reading/en.json';
import vi from '../locales/vi.json';
import { manifest } from '../manifest.ts';
import { SearchTermAnalyzer } from './search-term-analyzer.tsx';

const show = (options = {}) => renderTool(SearchTermAnalyzer, { manifest, words: en, ...options });
const figure = () => screen.getByRole('group', { name: en.ui.acosMeans });
const list = (name: string) => screen.findByRole('table', { name });
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

const HEADER = 'Currency,Customer Search Term,Clicks,Spend,Sales,Orders';
const REPORT = [
  HEADER,
  'USD,steel cup,100,50,500,20',
  'USD,plastic cup,60,40,0,0',
  'USD,late cup,4,3,0,0',
  'USD,,1,1,1,1',
];

/** A file with `arrayBuffer`, which the test environment lacks. */
function fileOf(text: string, name = 'report.csv'): File {
  const file = new File([text], name);
  file.arrayBuffer = () => Promise.resolve(new TextEncoder().encode(text).buffer);
  return file;
}

async function drop(text: string, name?: string) {
  const zone = screen.getByText(en.ui.onDevice).closest('div')?.parentElement ?? document.body;
  await list(en.ui['list-wasted']);
  await act(async () => {
    fireEvent.drop(zone, { dataTransfer: { files: [fileOf(text, name)] } });
  });
}

describe('SearchTermAnalyzer', () => {
  it('opens with a worked example and says that nothing is uploaded', async () => {
    await show();
    expect(screen.getByText('5 changes save about $176 if sales stay the same')).toBeInTheDocument();
    expect(figure()).toHaveTextContent(
      /^ACOS \(ad spend ÷ sales\)42.2% → 33.6%3.6 pts above the 30% target$/,
    );
    expect(screen.getByTitle(en.ui.notUploaded)).toHaveTextContent('Stays on your device');
    expect(screen.getByText('31 rows').parentElement).toHaveTextContent(
      '31 rows · 30 days · spend $864 · sales $2,049',
    );
    const table = await list(en.ui['list-wasted']);
    expect(within(table).getByText(/No orders in 61 clicks; .* only 1\.6% of the time/)).toBeInTheDocument();
  });

  it('shows the next steps in order, each with its effect, terms and amounts in the currency of the report', async () => {
    await show();
    const region = within(screen.getByRole('region', { name: en.ui.actions }));
    const steps = region.getAllByRole('listitem').filter((item) => item.querySelector('b') !== null);
    expect(steps.map((step) => step.textContent)).toEqual([
      'Stop 1 termACOS −2.7 pts $55water bottle with strawBottles broad · Add negative exact · 61 clicks, no order$55',
      expect.stringMatching(
        /^Lower 4 bidsACOS −5\.9 pts \$121Show all 4loose-matchAuto targeting · Bottles auto · per click\$0\.81 → \$0\.57.*Bids change by 30% at most · 3 higher bids are not counted$/,
      ),
      'Add 8 exact keywordsNot counted aboveShow all 8insulated water bottle 1lBottles auto · 9 orders · bid$0.91',
    ]);
  });

  it('marks groups of automatic campaigns and product pages, and writes ASINs in capitals', async () => {
    await show();
    const actions = screen.getByRole('region', { name: en.ui.actions });
    expect(within(actions).getByText('loose-match').closest('li')).toHaveTextContent(
      `loose-match${en.ui['tag-auto']} · Bottles auto`,
    );
    expect(within(actions).getByText('insulated bottle').closest('li')).toHaveTextContent(
      'insulated bottleBottles broad · per click',
    );
    await choose(/^All terms/);
    const terms = await list(en.ui['list-terms']);
    expect((await within(terms).findByText('B0EXAMP1E3')).parentElement).toHaveTextContent(/^B0EXAMP1E3ASIN/);
  });

  it('exports the changes of the headline in one file, and has nothing to export without any', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show();
    const [beside, inBar] = screen.getAllByRole('button', { name: 'Export 5 changes' });
    expect(screen.getAllByText('Stop 1 term · Lower 4 bids')).toHaveLength(2);
    // The page's width decides which of both is shown.
    expect(beside?.closest('[data-key-figure]')).toBeInTheDocument();
    expect(inBar?.closest('[data-above-notices]')).toBeInTheDocument();
    await userEvent.click(inBar ?? document.body);
    await waitFor(() => expect(saved).toHaveLength(1));
    click.mockRestore();
    const [text = ''] = await Promise.all(saved.map(textOf));
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toContain(
      'Term,Match,Match type,Campaign,Ad group,Clicks,Spend,Suggested bid,Change,Evidence',
    );
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^water bottle with straw,Negative exact,/);
    expect(lines[1]).toMatch(/^loose-match,,.*,0\.57,-29\.\d+,/);
    expect(text).toContain('insulated bottle,,BROAD,Bottles broad,');
    await userEvent.clear(screen.getByRole('textbox', { name: en.ui.targetAcos }));
    await userEvent.type(screen.getByRole('textbox', { name: en.ui.targetAcos }), '900');
    expect(await screen.findAllByRole('button', { name: 'Export 1 change' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: en.ui['brand-only'] }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Export \d/ })).not.toBeInTheDocument());
  });

  it('says the match type in words where no name says it', async () => {
    await show();
    await choose(/^Bids/);
    const bids = await list(en.ui['list-bids']);
    const detailOf = async (term: string) =>
      (await within(bids).findByText(term)).closest('td, th')?.textContent ?? '';
    expect(await detailOf('insulated bottle')).toMatch(/^insulated bottleBottles broad/);
    expect(bids).not.toHaveTextContent('BROAD');
  });

  it('opens the whole list that an action is from', async () => {
    await show();
    const region = within(screen.getByRole('region', { name: en.ui.actions }));
    Element.prototype.scrollIntoView = () => undefined;
    await userEvent.click(region.getByRole('button', { name: 'Show all 4: Bids (4 lower, 3 higher)' }));
    const bids = await list(en.ui['list-bids']);
    await waitFor(() => expect(within(bids).getAllByRole('rowheader')).toHaveLength(7));
  });

  it('shows the way to the target ACOS and what is left of it', async () => {
    await show();
    const path = screen.getByRole('group', { name: 'Points above the 30% ACOS target' });
    expect(path).toHaveTextContent(
      /\+12\.2ACOS now42\.2%\+9\.5Stop 1 term39\.5%\+3\.6Lower 4 bids33\.6%Still to cut\$74or \$246 more in sales$/,
    );
    const scale = path.querySelectorAll('[aria-hidden=true] > span');
    expect([...scale].map(({ textContent }) => textContent)).toEqual(['0', '+5', '+10', '+15']);
  });

  it('lists the bids that a step lowers before those that rise', async () => {
    await show();
    Element.prototype.scrollIntoView = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4: Bids (4 lower, 3 higher)' }));
    const bids = await list(en.ui['list-bids']);
    const changes = async () =>
      (await within(bids).findAllByRole('row')).slice(1).map((row) => row.lastChild?.textContent ?? '');
    await waitFor(async () => expect((await changes()).map((text) => text[0]).join('')).toBe('----+++'));
  });

  it('shows the ACOS as reached only where the target is', async () => {
    await show();
    expect(within(figure()).getByText('33.6%')).toHaveClass('above');
    await userEvent.clear(screen.getByRole('textbox', { name: en.ui.targetAcos }));
    await userEvent.type(screen.getByRole('textbox', { name: en.ui.targetAcos }), '60');
    const path = await screen.findByRole('group', { name: 'Points above the 60% ACOS target' });
    await waitFor(() => expect(path).toHaveTextContent(/Target ACOS60%$/));
    expect(path).toHaveTextContent(/−17\.8ACOS now42\.2%/);
    expect(figure()).toHaveTextContent(/60% target reached$/);
  });

  it('explains how far sales may fall, folded', async () => {
    await show();
    await userEvent.click(screen.getByText('How this is calculated'));
    const sentence = 'If sales fall, the ACOS stays below 42.2% until they are down 20.3%';
    expect((await screen.findByText(sentence)).closest('details')).toBeInTheDocument();
  });

  it('says in short all that is set while the settings are closed', async () => {
    await show();
    const button = screen.getByRole('button', { name: en.ui.settings });
    const shown = () => screen.getByText(/^Settings: /);
    expect(shown()).toHaveTextContent('Settings: all terms · bids ±30% at most');
    expect(button).toHaveAccessibleDescription(expect.stringContaining('bids ±30% at most'));
    await userEvent.click(button);
    expect(screen.queryByText(/^Settings: /)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: en.ui['brand-without'] }));
    await pasteInto(screen.getByRole('textbox', { name: en.ui.margin }), '35');
    await userEvent.clear(screen.getByRole('textbox', { name: en.ui.minClicks }));
    await pasteInto(screen.getByRole('textbox', { name: en.ui.minClicks }), '10');
    await userEvent.clear(screen.getByRole('textbox', { name: en.ui.maxBidChange }));
    await userEvent.click(button);
    expect(shown()).toHaveTextContent(
      'Settings: Non-brand · margin 35% · at least 10 clicks · bid changes not limited',
    );
  });

  it('has report and settings as one line that opens them, closed again with the next report', async () => {
    await show();
    const line = () => screen.getByRole('button', { name: new RegExp(`${en.ui.change}$`) });
    expect(line()).toHaveTextContent('Target ACOS 30% · 31 rows · 30 days');
    await userEvent.click(line());
    expect(line()).toHaveAttribute('aria-expanded', 'true');
    await drop(REPORT.join('\n'));
    await waitFor(() => expect(line()).toHaveTextContent(/^report\.csvTarget ACOS [\d.]+% · 3 rows/));
    expect(line()).toHaveAttribute('aria-expanded', 'false');
  });

  it('counts the terms of the headline, and the phrases beside them, in the list of negatives', async () => {
    await show();
    await choose(/^Negatives \(3\)/);
    expect(screen.getByText(/^Wasted terms \(1\) .* several terms \(2\)/)).toBeInTheDocument();
  });

  it('recalculates when the target and the brand filter change', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: en.ui['brand-without'] }));
    await userEvent.clear(screen.getByRole('textbox', { name: en.ui.targetAcos }));
    expect(await screen.findByText(/No target set: the report’s average ACOS/)).toBeInTheDocument();
  });

  it('fetches the other tables of the example with the current settings', async () => {
    await show();
    await choose(/^Harvest/);
    const harvest = await list(en.ui['list-harvest']);
    await waitFor(() => expect(within(harvest).getAllByRole('rowheader')).toHaveLength(8));
    await userEvent.click(screen.getByRole('radio', { name: en.ui['brand-only'] }));
    await waitFor(() => expect(figure()).toHaveTextContent(/^ACOS \(ad spend ÷ sales\)7%/));
    await choose(/^All terms/);
    const terms = await list(en.ui['list-terms']);
    await waitFor(() => expect(within(terms).getAllByRole('rowheader')).toHaveLength(2));
  });

  it('tracks the use of a dropped report, not of the worked example', async () => {
    const { uses } = await show();
    await drop(REPORT.join('\n'));
    await waitFor(() => expect(uses).toEqual([{ terms: 3, wasted: 1, harvest: 1 }]));
  });

  it('judges a dropped report without the target and brand of the worked example', async () => {
    await show();
    await drop(REPORT.join('\n'));
    await waitFor(() =>
      expect(screen.getByText('1 change saves about $40 if sales stay the same')).toBeInTheDocument(),
    );
    const value = (name: string) => screen.getByRole('textbox', { name });
    expect(value(en.ui.targetAcos)).toHaveValue('');
    expect(value(en.ui.brandWords)).toHaveValue('');
    expect(figure()).not.toHaveTextContent('30%');
  });

  it('keeps the target that was entered before the report, without the brand of the worked example', async () => {
    await show();
    await userEvent.clear(screen.getByRole('textbox', { name: en.ui.targetAcos }));
    await userEvent.type(screen.getByRole('textbox', { name: en.ui.targetAcos }), '25');
    await drop(REPORT.join('\n'));
    await waitFor(() =>
      expect(screen.getByText('1 change saves about $40 if sales stay the same')).toBeInTheDocument(),
    );
    expect(screen.getByRole('textbox', { name: en.ui.targetAcos })).toHaveValue('25');
    expect(screen.getByRole('textbox', { name: en.ui.brandWords })).toHaveValue('');
  });

  it('stays cancelled when settings change after a cancel', async () => {
    const endless = { ask: () => new Promise(() => undefined), end: () => undefined };
    await show({ environment: { openSession: () => endless } });
    await drop(REPORT.join('\n'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(en.ui.cancelled)).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: en.ui.targetAcos }), '5');
    expect(await screen.findByText(en.ui.cancelled)).toBeInTheDocument();
  });

  it('shows the error of a too large target at its field', async () => {
    await show();
    await userEvent.clear(screen.getByRole('textbox', { name: en.ui.targetAcos }));
    await pasteInto(screen.getByRole('textbox', { name: en.ui.targetAcos }), '9999');
    expect(screen.getByRole('textbox', { name: en.ui.targetAcos })).toHaveAccessibleDescription(/too large/);
  });

  it('reads a dropped report and shows its skipped lines and tables', async () => {
    await show();
    await drop(REPORT.join('\n'));
    await waitFor(() =>
      expect(screen.getByText('1 change saves about $40 if sales stay the same')).toBeInTheDocument(),
    );
    expect(await screen.findByText('Lines used: 3 of 4, skipped: 1 · columns')).toBeInTheDocument();
    expect(screen.getByText(`${en.ui['skip-no-term']}: 1 (line 5)`)).toBeInTheDocument();
    await choose(/^All terms \(3\)/);
    const table = await list(en.ui['list-terms']);
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4));
    expect(within(table).getByText(/too early to judge: wait for \d+ more/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: en.ui.removeFile }));
    expect(screen.getByText(en.ui.noReport)).toBeInTheDocument();
  });

  it('says how many bids are not in the rows to upload', async () => {
    await show();
    const ids = 'Campaign ID,Ad Group ID,Keyword ID,Bid,Keyword Text,';
    await drop(
      [
        ids + HEADER,
        '11,22,33,2,steel,USD,steel cup,100,200,400,20',
        '11,22,34,,tin,USD,tin cup,100,200,400,20',
      ].join('\n'),
    );
    await pasteInto(screen.getByRole('textbox', { name: en.ui.targetAcos }), '30');
    expect(await screen.findAllByRole('button', { name: 'Export 1 change' })).toHaveLength(2);
    const sentence = '1 row needs the current bid and is not in the upload rows: import the bulk workbook';
    // Below the headline and above the table of bids, which is the first with rows.
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    expect(screen.getByRole('button', { name: en.ui.saveUpload })).toBeInTheDocument();
  });

  it.each([
    ['Campaign ID,Ad Group ID,Keyword ID,', '11,22,33,', 'noUpload-bids'],
    ['Campaign ID,Ad Group ID,', '11,22,', 'noUpload-targetIds'],
    ['', '', 'noUpload-campaignIds'],
  ] as const)(
    'says why bids of a file with the columns "%s" cannot be uploaded',
    async (columns, ids, key) => {
      await show();
      await drop([columns + HEADER, `${ids}USD,steel cup,100,200,400,20`].join('\n'));
      await pasteInto(screen.getByRole('textbox', { name: en.ui.targetAcos }), '30');
      expect(await list(en.ui['list-bids'])).toBeInTheDocument();
      expect(screen.getByText(en.ui[key])).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: en.ui.saveUpload })).toBeNull();
    },
  );

  it('opens with the first table that has rows', async () => {
    await show();
    await drop([HEADER, 'USD,steel cup,100,50,500,20', 'USD,late cup,4,3,0,0'].join('\n'));
    expect(await list(en.ui['list-harvest'])).toBeInTheDocument();
    await choose(/^Wasted \(0\)/);
    expect(await screen.findByText(en.ui.emptyList)).toBeInTheDocument();
  });

  it('requests the mapping of unknown columns and analyzes after it', async () => {
    await show();
    await drop('Hakusana;Napsautukset;Kulut;Myynti;Tilaukset\npullo;90;45,50;0;0\nmuki;80;12,00;99,00;9\n');
    await screen.findByText(reading.reading.missingTitle);
    for (const [field, column] of [
      ['term', 0],
      ['clicks', 1],
      ['spend', 2],
      ['sales', 3],
      ['orders', 4],
    ] as const) {
      const name = new RegExp(`^${reading.reading[`field-${field}`]}`);
      await userEvent.selectOptions(await screen.findByRole('combobox', { name }), String(column));
      await waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveValue(String(column)));
    }
    await waitFor(() => expect(screen.getByText(/^1 change saves about 46 /)).toBeInTheDocument());
    const optional = screen.getByRole('combobox', { name: reading.reading['field-impressions'] });
    expect(optional.closest('details')).toHaveAttribute('open');
  });

  it('explains why a file is rejected', async () => {
    await show();
    await drop('%PDF-1.7', 'invoice.pdf');
    expect(await screen.findByText('“invoice.pdf” could not be read')).toBeInTheDocument();
    expect(screen.getByText(en.findings['not-a-table'])).toBeInTheDocument();
  });

  it('sorts a table by a column header and searches it', async () => {
    await show();
    await choose(/^All terms/);
    const table = await list(en.ui['list-terms']);
    await userEvent.click(within(table).getByRole('button', { name: 'Orders' }));
    expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('steel water bottle');
    await pasteInto(screen.getByRole('searchbox', { name: en.ui.search }), 'vacuum');
    expect(within(table).getAllByRole('rowheader')).toHaveLength(1);
    await pasteInto(screen.getByRole('searchbox', { name: en.ui.search }), 'xyz');
    expect(screen.getByText(en.ui.nothingFound)).toBeInTheDocument();
  });

  it('keeps the settings but no row of the report in the link', async () => {
    const { address } = await show();
    await drop(REPORT.join('\n'));
    await pasteInto(screen.getByRole('textbox', { name: en.ui.brandWords }), ' two');
    await waitFor(() => expect(address.read()).toMatch(/brandWords=/));
    expect(address.read()).not.toMatch(/rows=|cup/);
  });

  it('opens with the settings of a link and the example rows', async () => {
    await show({ language: 'vi', words: vi, fragment: 'targetAcos=12.5&minClicks=5' });
    expect(await screen.findByRole('textbox', { name: vi.ui.targetAcos })).toHaveValue('12,5');
    expect(screen.getByRole('group', { name: vi.ui.acosMeans })).toHaveTextContent('42,2%');
  });
});

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsText(blob);
  });
}
