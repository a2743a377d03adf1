import { renderTool } from '@seller-toolbox/testing/screen';
import { workbook } from '@seller-toolbox/file-import/write-workbook';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { manifest } from '../../manifest.ts';
import { ListingOptimizer } from '../listing-optimizer.tsx';

const NAMES = [
  'item_sku',
  'item_name',
  'product_description',
  'bullet_point1',
  'bullet_point2',
  'generic_keywords',
];
const BAD = [
  'A-1',
  'Lunch Bag, free shipping',
  'The best bag.',
  '• Keeps food cold',
  'Wipes clean',
  'tote, tote',
];
const FINE = ['A-2', 'Cooler Tote', 'A tote.', 'Keeps food cold', 'Wipes clean', 'picnic'];
const tsv = (rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\n');

async function upload(file: File) {
  await renderTool(ListingOptimizer, { manifest, words: en });
  await userEvent.click(screen.getByText(en.ui['part-many']));
  await userEvent.upload(await screen.findByLabelText('Choose a report', { selector: 'input' }), file);
}

async function check() {
  await userEvent.click(await screen.findByRole('button', { name: 'Check 2 listings' }));
  return await screen.findByRole('table', { name: 'Category Listings Report' }, { timeout: 10_000 });
}

describe('many listings', () => {
  it.each([
    ['tab-separated text', () => new File([tsv([NAMES, BAD, FINE])], 'report.txt', { type: 'text/plain' })],
    [
      'a workbook',
      () => new File([workbook([{ name: 'Template', rows: [NAMES, BAD, FINE] }])], 'report.xlsx'),
    ],
  ])('of %s are scored, and one opens in the tool', async (_name, file) => {
    await upload(file());
    const table = await check();
    const row = within(table).getByRole('row', { name: /^A-1/ });
    expect(row).toHaveTextContent(/free shipping/);
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    const cells = within(row).getAllByRole('cell');
    // The first column is the row's heading.
    expect(cells[heads.indexOf('Findings') - 1]).toHaveTextContent('1 to remove · 1 at risk');
    const fine = within(table).getByRole('row', { name: /^A-2/ });
    expect(within(fine).getAllByRole('cell')[heads.indexOf('Findings') - 1]).toHaveTextContent(/^$/);
    expect(row).toHaveTextContent(/Product title, Bullet point 1/);
    expect(screen.getByRole('button', { name: 'Save corrected rows' })).toBeEnabled();
    await userEvent.click(within(row).getByRole('button', { name: 'Lunch Bag, free shipping' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Product title' })).toHaveValue('Lunch Bag, free shipping'),
    );
    expect(screen.getByRole('textbox', { name: 'Search terms' })).toHaveValue('tote, tote');
  });

  it('say what has to be rewritten, which search terms are useless and which rows are parents', async () => {
    const names = [...NAMES, 'parent_child', 'marketplace'];
    const rows = [
      ['P', 'Bags', '', '', '', '', 'Parent', ''],
      [
        'A',
        'Lunch Bag',
        'A bag.',
        '100% satisfaction guaranteed',
        '• Wipes clean',
        'lunch bag',
        'Child',
        'DE',
      ],
      FINE,
    ];
    await upload(new File([tsv([names, ...rows])], 'report.txt', { type: 'text/plain' }));
    expect(
      await screen.findByText('1 parent row is left out: only its variations are sold'),
    ).toBeInTheDocument();
    const [switchRules] = screen.getAllByRole('button', { name: /^Switch to: / });
    if (switchRules) await userEvent.click(switchRules);
    const table = await check();
    const row = within(table).getByRole('row', { name: /^A / });
    expect(row).toHaveTextContent(
      /Bullet point 2 · To rewrite by hand: Bullet point 1 · Search terms: all words are in the title/,
    );
    await userEvent.click(within(row).getByRole('button', { name: 'Lunch Bag' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Marketplace' })).toHaveValue('DE'));
  });

  it('without columns of texts are rejected with the reason', async () => {
    await upload(new File(['sku,price\nA-1,9.99\n'], 'prices.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/^No column with titles/)).toBeInTheDocument();
  });
});
