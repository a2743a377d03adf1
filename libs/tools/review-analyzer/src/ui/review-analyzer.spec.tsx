import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { ReviewAnalyzer } from './review-analyzer.tsx';

const show = (options = {}) => renderTool(ReviewAnalyzer, { manifest, words: en, ...options });
const box = () => screen.getByRole('textbox', { name: /^ASIN/ });
const analyze = async () => {
  const shown = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  await screen.findByRole('heading', { name: 'Common themes' });
  return shown;
};

const REVIEWS = `Rating,Review,Date,ASIN
5,The lid is easy to clean.,2026-10-02,B0MADEUP01
1,The lid broke after two weeks.,2026-11-03,B0MADEUP01
2,The lid leaks and smells bad.,2026-11-04,B0MADEUP02
4,Mooi maar het is niet zo groot.,2026-11-05,B0MADEUP02
`;
const RETURNS = `return-date\tsku\treason\tquantity\tcustomer-comments
2026-11-02\tBOTTLE-BLACK\tDEFECTIVE\t3\tThe lid leaks.
2026-11-03\tBOTTLE-RED\tNOT_AS_DESCRIBED\t1\t
`;

async function drop(...files: readonly (readonly [name: string, content: string])[]) {
  // The zone comes after the page.
  await screen.findByRole('button', { name: 'Use my file' });
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('no field for files');
  await userEvent.upload(
    field,
    files.map(([name, content]) => new File([content], name, { type: 'text/csv' })),
  );
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

describe('ReviewAnalyzer', () => {
  it('opens without results, with the file before the search and four tips', async () => {
    await show();
    await screen.findByRole('button', { name: 'Use my file' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [first] = screen.getAllByRole('button', { name: /^(Use my file|Analyze)$/ });
    expect(first).toHaveAccessibleName('Use my file');
    expect(within(screen.getByRole('region', { name: 'Result' })).getAllByRole('listitem')).toHaveLength(4);
  });

  it('shows a marked sample on request, and not the ASIN that was typed', async () => {
    await show();
    await userEvent.clear(box());
    await pasteInto(box(), 'b0example7');
    await userEvent.keyboard('{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'Sample data, unrelated to what you entered' }),
    ).toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Common themes' });
    expect(screen.getByText('Sample data')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Result' })).queryByText(/B0EXAMPLE7/)).toBeNull();
  });

  it('shows figures, bar, themes, words, comparison and insights of the sample', async () => {
    await analyze();
    for (const name of ['Reviews', 'Average rating', 'Positive', 'Negative'])
      expect(screen.getByRole('group', { name })).toBeInTheDocument();
    for (const name of ['Words of praise', 'Words of complaint', 'Better than competitors', 'Insights'])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(7);
    expect(screen.queryByText(/ease-of-use/)).not.toBeInTheDocument();
  });

  it('describes the bar as text with shares that add up to 100 percent', async () => {
    await analyze();
    const bar = within(screen.getByRole('group', { name: 'Sentiment' }));
    const shares = bar
      .getAllByRole('listitem')
      .map((item) => Number(/(?<!\d)(\d+)%/.exec(item.textContent)?.[1]));
    expect(shares).toHaveLength(3);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  it('does not track the ASIN', async () => {
    const { uses } = await show();
    await pasteInto(box(), '2');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(uses).toHaveLength(1));
    expect(Object.keys(uses[0] ?? {})).toEqual(['marketplace', 'totalReviews']);
  });
});

describe('ReviewAnalyzer with files of the visitor', () => {
  it('shows what reviews and returns say, with their files, and no sample mark', async () => {
    await show();
    await drop(['reviews.csv', REVIEWS], ['returns.txt', RETURNS]);
    expect(await screen.findByRole('heading', { name: '4 reviews in your files' })).toBeInTheDocument();
    expect(await screen.findByRole('group', { name: 'Average rating' })).toHaveTextContent('3');
    expect(screen.getByText('Dutch: 1 text, not analyzed')).toBeInTheDocument();
    const reasons = screen.getByRole('table', { name: 'Return reasons' });
    expect(within(reasons).getByRole('row', { name: /DEFECTIVE/ })).toHaveTextContent('75%');
    const bySku = screen.getByRole('table', { name: 'Reasons by SKU' });
    expect(within(bySku).getByRole('row', { name: /BOTTLE-RED/ })).toHaveTextContent('100%');
    const stars = screen.getByRole('table', { name: 'Rating distribution' });
    expect(within(stars).getByRole('row', { name: /^5-star/ })).toHaveTextContent('25%');
    expect(screen.getAllByText('The lid broke after two weeks.').length).toBeGreaterThan(0);
    expect(screen.getAllByText(/reviews\.csv, Nov 5, 2026/).length).toBeGreaterThan(0);
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('draws the stars of each month, with the values in the table', async () => {
    await show();
    await drop(['reviews.csv', REVIEWS]);
    const chart = within(await screen.findByRole('region', { name: 'Stars over time' }));
    const bar = within(chart.getByRole('group', { name: '2026-11' }));
    expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5-star 0',
      '4-star 1',
      '3-star 0',
      '2-star 1',
      '1-star 1',
    ]);
    const months = within(screen.getByRole('table', { name: 'By month' }));
    const row = months.getByRole('row', { name: /^2026-11/ });
    expect([...row.children].slice(3, 8).map(({ textContent }) => textContent)).toEqual([
      '0',
      '1',
      '0',
      '1',
      '1',
    ]);
  });

  it('says how many reasons are not listed and how many lines two reports share', async () => {
    await show();
    const lines = Array.from({ length: 13 }, (_, at) => `2026-11-02,S-${at},REASON_${at},1`);
    const report = `return-date,sku,reason,quantity\n${lines.join('\n')}\n`;
    await drop(['one.csv', report], ['two.csv', report]);
    const reasons = within(await screen.findByRole('region', { name: 'Return reasons' }));
    expect(reasons.getByText('Other reasons: 1')).toBeInTheDocument();
    expect(
      await screen.findByText(/Lines already in an earlier report, counted once: 13/),
    ).toBeInTheDocument();
    const table = within(screen.getByRole('table', { name: 'Reasons by SKU' }));
    expect(table.getByRole('columnheader', { name: 'Other reasons: 1' })).toBeInTheDocument();
  });

  it('reads reviews that were copied as text', async () => {
    await show();
    await drop([
      'pasted.txt',
      'Ann\n5.0 out of 5 stars Great\nReviewed in the United States on March 3, 2026\nWorks very well.\n\nBob\n1.0 out of 5 stars\nThe zipper broke.\n',
    ]);
    expect(await screen.findByRole('heading', { name: '2 reviews in your files' })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /2026-03/ })).toBeInTheDocument();
  });

  it('names what is wrong with a file and uses the others', async () => {
    await show();
    await drop(['orders.csv', 'order-id,buyer\n1,Ann\n'], ['reviews.csv', REVIEWS]);
    expect(await screen.findByRole('heading', { name: '4 reviews in your files' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'orders.csv' })).toHaveTextContent(
      /columns in this file were not recognized/,
    );
  });
});
