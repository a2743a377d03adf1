import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { CompetitorAnalyzer } from './competitor-analyzer.tsx';

const show = (options = {}) => renderTool(CompetitorAnalyzer, { manifest, words: en, ...options });
const box = () => screen.getByRole('textbox', { name: /^ASIN/ });
const button = () => screen.getByRole('button', { name: 'Analyze' });
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const analyze = async () => {
  const shown = await show();
  await userEvent.click(button());
  await screen.findByRole('table');
  return shown;
};

const FILE = `Product Details,ASIN,Price  $,ASIN Sales,Fees  $,Ratings,Review Count
Steel Water Bottle,B0MADEUP01,20,900,6,4.1,300
Kids Water Bottle,B0MADEUP02,30,100,8,-,
Glass Jug,B0MADEUP03,12,,,4.8,20
,,12,1,,,
`;
async function drop(content: string) {
  const file = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!file) throw new Error('no field for files');
  await userEvent.upload(file, new File([content], 'xray.csv', { type: 'text/csv' }));
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

describe('CompetitorAnalyzer', () => {
  it('opens without results, with the file before the search and four tips', async () => {
    await show();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [first] = screen.getAllByRole('button', { name: /^(Use my file|Analyze)$/ });
    expect(first).toHaveAccessibleName('Use my file');
    expect(within(screen.getByRole('region', { name: 'Result' })).getAllByRole('listitem')).toHaveLength(4);
  });

  it('shows marked sample competitors on request, and not the ASIN that was typed', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Canada (C$)');
    await userEvent.clear(box());
    await pasteInto(box(), 'b0example7');
    await userEvent.keyboard('{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'Sample data, unrelated to what you entered' }),
    ).toBeInTheDocument();
    await screen.findByRole('table');
    expect(screen.getByText('Sample data')).toBeInTheDocument();
    expect(rows()).toHaveLength(16);
    expect(rows().every((row) => /C\$\d/.test(row.textContent))).toBe(true);
    expect(screen.queryByText(/B0EXAMPLE7/)).not.toBeInTheDocument();
    for (const name of ['Average price', 'Average rating', 'Average monthly sales', 'Average margin'])
      expect(screen.getByRole('group', { name })).toBeInTheDocument();
    for (const name of ['Opportunities', 'Competitive advantages'])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  });

  it('shows what a file says, each mean with its number of values, and no sample', async () => {
    await show();
    await drop(FILE);
    expect(await screen.findByRole('heading', { name: '3 products in your files' })).toBeInTheDocument();
    expect(await screen.findByText(/Rows read: 4, used: 3, skipped: 1/)).toBeInTheDocument();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    const table = within(await screen.findByRole('table', { name: 'Competitors' }));
    const jug = within(table.getByRole('row', { name: /^Glass Jug/ }));
    expect(jug.getByText('$12.00')).toBeInTheDocument();
    // Fees were a bare 6 beside $20.00.
    const bottle = within(table.getByRole('row', { name: /^Steel Water Bottle/ }));
    expect(bottle.getByText('$6.00')).toBeInTheDocument();
    expect(jug.getAllByText('No data').length).toBeGreaterThan(2);
    expect(screen.getByRole('group', { name: 'Average rating' })).toHaveTextContent('average of 2 values');
    expect(screen.getByRole('group', { name: 'Average margin' })).toHaveTextContent(
      'needs your cost per unit',
    );
    // The revenue of a product was called that of a seller.
    expect(screen.getByText(/^One product takes 85\.7% of the revenue/)).toBeInTheDocument();
    const bands = within(screen.getByRole('table', { name: 'Price bands' }));
    expect(bands.getByRole('row', { name: /^\$20.00 to \$25.00/ })).toHaveTextContent('900');
  });

  it("computes margins with the seller's cost and marks the seller's product", async () => {
    await show();
    await drop(FILE);
    await userEvent.click(await screen.findByText('My product, marketplace and costs'));
    await userEvent.type(screen.getByRole('textbox', { name: /^My cost per unit/ }), '8');
    await userEvent.type(screen.getByRole('textbox', { name: /^My ASINs/ }), 'b0madeup01');
    const table = within(await screen.findByRole('table', { name: 'Competitors' }));
    const row = () => table.getByRole('row', { name: /^Steel Water Bottle/ });
    await waitFor(() => expect(row()).toHaveTextContent('30%'));
    await waitFor(() => expect(row()).toHaveTextContent('Mine'));
  });

  it('shows the price after the referral fee of a category, and where the fee is from', async () => {
    await show();
    await drop(FILE);
    await userEvent.click(await screen.findByText('My product, marketplace and costs'));
    await screen.findByRole('table', { name: 'Competitors' });
    const header = { name: /^Price after referral fee/ };
    expect(screen.queryByRole('columnheader', header)).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Category for the referral fee'), 'Computers');
    expect(await screen.findByRole('columnheader', header)).toBeInTheDocument();
    expect(screen.getByText(/^Referral fees from Amazon, selling fees in the US store/)).toBeInTheDocument();
  });

  it('computes the fulfillment fee from size and weight of the package, in either units', async () => {
    await show();
    await drop(FILE);
    await userEvent.click(await screen.findByText('My product, marketplace and costs'));
    await userEvent.click(screen.getByText('Size and weight of my package'));
    const header = { name: /^Fulfillment fee of my package/ };
    await userEvent.type(screen.getByRole('textbox', { name: /^Length/ }), '9');
    await userEvent.type(screen.getByRole('textbox', { name: /^Width/ }), '6');
    await userEvent.type(screen.getByRole('textbox', { name: /^Height/ }), '0.5');
    await screen.findByRole('table', { name: 'Competitors' });
    expect(screen.queryByRole('columnheader', header)).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: /^Weight/ }), '1');
    expect(await screen.findByRole('columnheader', header)).toBeInTheDocument();
    expect(
      screen.getByText(/^Fulfillment fees of my package from Amazon Seller Central/),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'cm · kg' }));
    expect(screen.getByRole('textbox', { name: /^Length/ })).toHaveValue('22.86');
    expect(screen.getByRole('textbox', { name: /^Weight/ })).toHaveValue('0.4536');
    await userEvent.type(screen.getByRole('textbox', { name: /^My fulfillment fee/ }), '4');
    await waitFor(() => expect(screen.queryByRole('columnheader', header)).not.toBeInTheDocument());
  });

  it('says which measure of the package cannot be', async () => {
    await show();
    await drop(FILE);
    await userEvent.click(await screen.findByText('My product, marketplace and costs'));
    await userEvent.click(screen.getByText('Size and weight of my package'));
    const weight = screen.getByRole('textbox', { name: /^Weight/ });
    await userEvent.type(weight, '10001');
    await waitFor(() => expect(weight).toBeInvalid());
    const height = screen.getByRole('textbox', { name: /^Height/ });
    expect(height).toBeValid();
    await userEvent.type(height, '0');
    expect(height).toHaveAccessibleDescription(/0 counts as not measured/);
    // The page had neither the result of the file nor the heading of it.
    expect(weight).toBeInvalid();
    expect(weight).toHaveValue('10001');
    expect(screen.getByRole('heading', { name: '3 products in your files' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Competitors' })).toBeInTheDocument();
    await userEvent.clear(weight);
    await userEvent.type(weight, '1');
    await waitFor(() => expect(weight).toBeValid());
  });

  it('cuts long titles and has the full one as a tooltip', async () => {
    await analyze();
    const long = rows().flatMap((row) => {
      const shown = row.querySelector('[title]');
      return shown?.textContent.endsWith('…') ? [shown] : [];
    });
    expect(long.length).toBeGreaterThan(0);
    for (const title of long) {
      expect(Array.from(title.textContent)).toHaveLength(51);
      expect((title.getAttribute('title') ?? '').length).toBeGreaterThan(50);
    }
  });

  it('disables the analysis of a blank ASIN', async () => {
    await show();
    await userEvent.clear(box());
    await userEvent.type(box(), '  {Enter}');
    expect(button()).toBeDisabled();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('warns of an unusual ASIN', async () => {
    await show();
    await userEvent.clear(box());
    await pasteInto(box(), 'bottle');
    expect(box()).toHaveAccessibleDescription(expect.stringContaining('does not look like an ASIN'));
  });

  it('does not track the ASIN', async () => {
    const { uses } = await show();
    await userEvent.type(box(), '2{Enter}');
    await waitFor(() => expect(uses).toHaveLength(1), { timeout: 10_000 });
    expect(uses[0]).toEqual({ marketplace: 'US', competitors: 16 });
  });
});
