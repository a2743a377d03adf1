import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { manifest } from '../../manifest.ts';
import { ListingOptimizer } from '../listing-optimizer.tsx';

/** The engine with keywords is loaded two seconds after the first input. */
const ENGINE_LOADS = { timeout: 10_000 };
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const open = async (part: string) => await userEvent.click(screen.getByText(part));

async function showWithKeywords(keywords: string) {
  await renderTool(ListingOptimizer, { manifest, words: en });
  await open(en.ui['part-keywords']);
  await pasteInto(await screen.findByRole('textbox', { name: /^Keywords/ }), keywords);
  return await screen.findByRole('table', { name: 'Keyword coverage' }, ENGINE_LOADS);
}

const rowOf = (table: HTMLElement, keyword: string) =>
  within(table).getByRole('row', { name: new RegExp(`^${keyword} `) });

describe('listing builder', () => {
  it('ticks off keywords by field while the listing is written', async () => {
    const table = await showWithKeywords('lunch bag, 900\nkids bento box, 100');
    expect(screen.getByRole('meter', { name: 'Covered by the listing' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('0 searches covered, 1,000 not covered (0%)'),
    );
    await pasteInto(field('Product title'), 'Kids Lunch Bag');
    await waitFor(() => expect(within(rowOf(table, 'lunch bag')).getAllByLabelText('whole')).toHaveLength(1));
    expect(rowOf(table, 'kids bento box')).toHaveTextContent('Missing: bento, box');
    expect(screen.getByRole('meter', { name: 'Covered by the listing' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('900 searches covered, 100 not covered (90%)'),
    );
  });

  it('packs a line and takes it as the search terms', async () => {
    await showWithKeywords('lunch bag, 900\nkids bento box, 100');
    await userEvent.click(await screen.findByRole('button', { name: 'Use as search terms' }));
    expect(field('Search terms')).toHaveValue('lunch,bag,kids,bento,box');
    await waitFor(() => expect(screen.getByRole('button', { name: 'In use' })).toBeDisabled());
  });

  it('shows keywords of one state', async () => {
    const table = await showWithKeywords('lunch bag\nyeti cooler');
    await userEvent.click(screen.getByRole('radio', { name: 'Not allowed (1)' }));
    expect(within(table).queryByRole('row', { name: /^lunch bag/ })).not.toBeInTheDocument();
    const row = rowOf(table, 'yeti cooler');
    expect(row).toHaveTextContent('not allowed: “yeti cooler” is another brand');
    expect(within(row).getByText('yeti cooler').tagName).toBe('S');
    expect(within(row).getAllByRole('img', { name: 'not allowed' })).toHaveLength(4);
    expect(within(row).queryByRole('img', { name: 'absent' })).not.toBeInTheDocument();
  });

  it('reads pasted rows of a spreadsheet with a header', async () => {
    await showWithKeywords('Keyword Phrase\tCPC\tSearch Volume\nlunch bag\t1.2\t900');
    expect(field(/^Keywords/)).toHaveValue('lunch bag\t900');
  });

  it('reads a file of keywords and names one that cannot be read', async () => {
    await renderTool(ListingOptimizer, { manifest, words: en });
    await open(en.ui['part-keywords']);
    const choose = await screen.findByLabelText('Choose a keyword file', { selector: 'input' });
    await userEvent.upload(choose, new File([''], 'empty.csv', { type: 'text/csv' }));
    expect(await screen.findByText('The file is empty')).toBeInTheDocument();
    await userEvent.upload(
      choose,
      new File(['keyword,search volume\nlunch bag,900\n'], 'k.csv', { type: 'text/csv' }),
    );
    await waitFor(() => expect(field(/^Keywords/)).toHaveValue('lunch bag\t900'));
    expect(screen.queryByText('The file is empty')).not.toBeInTheDocument();
  });

  it.each([
    ['a file of keywords', 'file'],
    ['pasted rows of a spreadsheet with a header', 'Keyword Phrase\tSearch Volume\nlunch bag\t900'],
    ['pasted rows of a spreadsheet without one', 'lunch bag\t900'],
  ])('covers no text of the worked example by %s', async (_name, given) => {
    await renderTool(ListingOptimizer, { manifest, words: en });
    expect(field('Product title')).not.toHaveValue('');
    await open(en.ui['part-keywords']);
    if (given === 'file') {
      const choose = await screen.findByLabelText('Choose a keyword file', { selector: 'input' });
      await userEvent.upload(choose, new File(['keyword,search volume\nlunch bag,900\n'], 'k.csv'));
    } else await pasteInto(await screen.findByRole('textbox', { name: /^Keywords/ }), given);
    await waitFor(() => expect(field(/^Keywords/)).toHaveValue('lunch bag\t900'));
    for (const name of ['Product title', 'Bullet point 1', 'Description', 'Search terms'])
      expect(field(name)).toHaveValue('');
  });

  it('cleans pasted bullet points', async () => {
    await renderTool(ListingOptimizer, { manifest, words: en });
    await pasteInto(field('Bullet point 1'), '• Keeps food cold\n• Wipes clean');
    await waitFor(() => expect(field('Bullet point 1')).toHaveValue('Keeps food cold'));
    expect(field('Bullet point 2')).toHaveValue('Wipes clean');
  });

  it('previews the listing, with the title cut on a phone', async () => {
    await renderTool(ListingOptimizer, { manifest, words: en });
    await open(en.ui['part-preview']);
    const [phone] = await screen.findAllByText('Mobile');
    expect(phone?.closest('figure')).toHaveTextContent('…');
    expect(screen.getAllByText('Desktop')[0]?.closest('figure')).not.toHaveTextContent('…');
  });

  it('copies each field that is filled', async () => {
    await renderTool(ListingOptimizer, { manifest, words: en });
    await pasteInto(field('Product title'), 'Kids Lunch Bag');
    await open(en.ui['part-export']);
    expect(await screen.findByRole('button', { name: 'Copy: Product title' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy: Description' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy flat-file columns' })).toBeInTheDocument();
  });
});
