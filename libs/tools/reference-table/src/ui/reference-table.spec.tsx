import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { richCopyOf } from '@seller-toolbox/testing/rich-copy';
import { renderTool } from '@seller-toolbox/testing/screen';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { ReferenceTable } from './reference-table.tsx';
import { loadTables } from './use-reference-engine.ts';

const show = (options = {}) => renderTool(ReferenceTable, { manifest, words: en, ...options });
const box = () => screen.getByRole('searchbox');
const cards = () => within(screen.getByRole('region', { name: 'Result' })).getAllByRole('listitem');
/** With real timers, a slow machine would debounce the input and count a use before the next step. */
const userWithFakeTimers = () => {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};
const rows = () => screen.getAllByRole('row').slice(1);

describe('table data', () => {
  it('is not loaded for the list, and is loaded when a table is opened', async () => {
    await show();
    expect(cards()).toHaveLength(9);
    await userEvent.click(screen.getByRole('button', { name: 'Clothing sizes' }));
    expect(await screen.findByRole('table', { name: 'Clothing sizes' })).toBeInTheDocument();
  });
});

describe('ReferenceTable, list of tables', () => {
  beforeAll(loadTables);

  it('opens with nine cards and leads to a table and back', async () => {
    await show();
    expect(cards()).toHaveLength(9);
    await userEvent.click(screen.getByRole('button', { name: 'Clothing sizes' }));
    expect(screen.getByRole('heading', { name: 'Clothing sizes' })).toHaveFocus();
    expect(rows()).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Back to all tables' }));
    expect(cards()).toHaveLength(9);
  });

  it('shows the tables of a category', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Technical' }));
    expect(cards().map((card) => within(card).getByRole('button').textContent)).toEqual([
      'Battery types',
      'Metric screws',
    ]);
  });

  it('filters tables by a search, and keeps the search when one is opened', async () => {
    await show();
    await pasteInto(box(), 'jpy');
    expect(cards()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Currency codes' }));
    expect(box()).toHaveValue('jpy');
    expect(rows()).toHaveLength(1);
  });
});

describe('ReferenceTable, open table', () => {
  afterEach(() => jest.useRealTimers());

  it('opens by a link, in the language of the page', async () => {
    await show({ language: 'zh', words: zh, fragment: 'tableId=us-states&query=加利福尼亚' });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent('California加利福尼亚州CACalif.Sacramento州');
    expect(screen.getByRole('columnheader', { name: '传统简写（非标准）' })).toBeInTheDocument();
  });

  it('searches case-insensitively, and offers to clear a search without matches', async () => {
    await show({ fragment: 'tableId=us-states' });
    await pasteInto(box(), 'tExas');
    expect(rows()).toHaveLength(1);
    await userEvent.type(box(), 'x');
    expect(screen.getByText('Nothing found for “tExasx”')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(rows()).toHaveLength(56);
  });

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s goes to the search box', async (keys) => {
    await show({ fragment: 'tableId=incoterms' });
    await userEvent.keyboard(keys);
    expect(box()).toHaveFocus();
  });

  it('clears the search and leaves the box on Escape, and ignores Escape in an empty box', async () => {
    await show({ fragment: 'tableId=incoterms' });
    await pasteInto(box(), 'fob');
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    expect(box()).not.toHaveFocus();
    await userEvent.click(box());
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveFocus();
  });

  it('copies a cell and tracks table, column, length and rows, never the text', async () => {
    const { uses } = await show();
    const user = userWithFakeTimers();
    await user.click(screen.getByRole('button', { name: 'Incoterms' }));
    await user.click(await screen.findByRole('button', { name: 'Cost, Insurance and Freight' }));
    await waitFor(() => expect(uses).toHaveLength(1));
    expect(await navigator.clipboard.readText()).toBe('Cost, Insurance and Freight');
    expect(uses).toEqual([
      { action: 'copy-cell', column: 'fullName', length: 27, table: 'incoterms', rows: 11 },
    ]);
  });

  it('tracks the length of a long cell as 50', async () => {
    const { uses } = await show();
    const user = userWithFakeTimers();
    await user.click(screen.getByRole('button', { name: 'Incoterms' }));
    await user.click(await screen.findByRole('button', { name: /^Everything to the destination/ }));
    await waitFor(() => expect(uses).toMatchObject([{ column: 'sellerResponsibility', length: 50 }]));
  });

  it('tracks every copy and export, however long after the table was opened', async () => {
    URL.createObjectURL = () => 'blob:table';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { uses } = await show();
    const user = userWithFakeTimers();
    await user.click(screen.getByRole('button', { name: 'Incoterms' }));
    act(() => void jest.advanceTimersByTime(5000));
    await user.click(await screen.findByRole('button', { name: 'FOB' }));
    await user.click(screen.getByRole('button', { name: 'CIF' }));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(uses).toEqual([
      { action: 'view', table: 'incoterms', rows: 11 },
      { action: 'copy-cell', column: 'term', length: 3, table: 'incoterms', rows: 11 },
      { action: 'copy-cell', column: 'term', length: 3, table: 'incoterms', rows: 11 },
      { action: 'export', table: 'incoterms', rows: 11 },
    ]);
  });

  it('tracks a copy from a table opened by a link', async () => {
    const { uses } = await show({ fragment: 'tableId=screw-specs&query=M14' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy row' }));
    await waitFor(() => expect(uses).toEqual([{ action: 'copy-row', table: 'screw-specs', rows: 1 }]));
  });

  it('copies a row as cells separated by tabs', async () => {
    await show({ fragment: 'tableId=screw-specs&query=M14' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy row' }));
    expect(await navigator.clipboard.readText()).toBe('M14\t2\t12\t21\t12');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  it('copies the shown rows as a table, and a cell as plain text', async () => {
    await show({ fragment: 'tableId=screw-specs&query=M14' });
    const { text, html } = await richCopyOf(() =>
      userEvent.click(screen.getByRole('button', { name: 'Copy table' })),
    );
    expect(text).toMatch(/^[^\n]+\nM14\t2\t12\t21\t12$/);
    expect(html).toContain('<tr><td>M14</td><td>2</td><td>12</td><td>21</td><td>12</td></tr></table>');
    const cell = richCopyOf(() => userEvent.click(screen.getByRole('button', { name: 'M14' })));
    await expect(cell).rejects.toThrow('no rich text was copied');
  });

  it('is one Tab stop, and arrow keys go from cell to cell', async () => {
    await show({ fragment: 'tableId=clothing-sizes' });
    const first = screen.getByRole('button', { name: 'XS' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'S' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: '86–94' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('table')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('exports CSV as UTF-8 for spreadsheets, with formulas escaped', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show({ fragment: 'tableId=incoterms&query=CIF' });
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(saved[0] ?? new Blob());
    });
    expect(saved[0]?.size).toBeGreaterThan(new TextEncoder().encode(text.replace('\ufeff', '')).length);
    expect(text).toMatch(
      /Term,Full name,Transport,Seller’s obligations,Risk transfers\r\nCIF,"Cost, Insurance and Freight",/,
    );
  });

  it('exports the shown rows, and tracks table and rows', async () => {
    URL.createObjectURL = () => 'blob:table';
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { uses } = await show({ fragment: 'tableId=paper-sizes' });
    const user = userWithFakeTimers();
    await pasteInto(box(), 'ISO A', user);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(names).toEqual(['reference-table-paper-sizes-2026-11-21.csv']);
    expect(uses).toEqual([{ action: 'export', table: 'paper-sizes', rows: 11 }]);
  });

  it('names source and date', async () => {
    await show({ fragment: 'tableId=incoterms' });
    expect(screen.getByText(/^Source: ICC Incoterms 2020, checked/)).toBeInTheDocument();
  });
});
