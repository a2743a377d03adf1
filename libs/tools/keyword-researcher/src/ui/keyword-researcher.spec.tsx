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

describe('KeywordResearcher', () => {
  it('opens with fifteen marked sample rows', async () => {
    await show();
    expect(table().getAllByRole('row')).toHaveLength(16);
    expect(screen.getAllByText('Sample data').length).toBeGreaterThan(1);
    expect(screen.getByText(/generated at random/)).toBeInTheDocument();
  });

  it('searches on Enter, not while typing', async () => {
    await show();
    await userEvent.clear(box());
    await pasteInto(box(), 'desk lamp');
    expect(screen.queryByText(/“desk lamp”/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: '15 keywords for “desk lamp”' })).toBeInTheDocument();
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
    await show();
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
    const link = table().getByRole('link', { name: 'Analyze lamp küche' });
    expect(link).toHaveAttribute(
      'href',
      '/tools/title-analyzer#title=&keyword=lamp+k%C3%BCche&marketplace=DE&category=home',
    );
  });

  it('marks every row of the CSV file as sample data', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (content) => `blob:${content instanceof Blob ? saved.push(content) : 0}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    const lines = (await textOf(saved[0])).trim().split('\r\n');
    expect(lines).toHaveLength(16);
    expect(lines[0]).toContain('Cost per click (USD)');
    expect(lines.slice(1).every((line) => line.endsWith(',Sample data'))).toBe(true);
  });

  it('tracks lengths and options, no typed text', async () => {
    const { uses } = await show();
    await userEvent.type(box(), 's{Enter}');
    await waitFor(() => expect(uses).toHaveLength(1));
    expect(uses[0]).toEqual({ marketplace: 'US', category: 'all', seedLength: 13 });
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
