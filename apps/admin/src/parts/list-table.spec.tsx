import type { ListPage } from '@seller-toolbox/api-client/call-list';
import type { Pagination } from '@seller-toolbox/contracts/pagination';
import { createI18n } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import zh from '../words/zh.json';
import type { ListColumn } from './list-column.ts';
import { ListTable } from './list-table.tsx';
import { Pager } from './pager.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './selection.ts';

interface Fruit {
  readonly id: string;
  readonly name: string;
}

const COLUMNS: readonly ListColumn<Fruit>[] = [
  {
    key: 'name',
    header: 'Name',
    sortField: 'name',
    sortKind: 'text',
    kind: 'heading',
    cell: ({ name }) => name,
  },
  { key: 'id', header: 'Id', cell: ({ id }) => id },
  {
    key: 'grower',
    header: 'Grower',
    sortField: 'picked_at',
    sortKind: 'time',
    sortName: 'Picked',
    cell: () => 'mei',
  },
];
const PAGES: readonly (readonly Fruit[])[] = [
  [
    { id: 'a', name: 'Apple' },
    { id: 'b', name: 'Banana' },
  ],
  [{ id: 'c', name: 'Cherry' }],
];

function List({ sorts }: { sorts: string[] }) {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState('-name');
  const selection = useSelection();
  const data: ListPage<Fruit> = {
    rows: PAGES[page - 1] ?? [],
    pagination: { page, limit: 2, total: 3, totalPages: 2 },
  };
  return (
    <ListTable
      caption="Fruits"
      query={{ data, error: null, isFetching: false, refetch: () => Promise.reject(new Error('never')) }}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      sort={sort}
      onSort={(next) => {
        sorts.push(next);
        setSort(next);
      }}
      onPage={setPage}
      selection={selection}
      bar={<SelectionBar selection={selection}>{[...selection.keys].sort().join()}</SelectionBar>}
      empty="none"
      card={({ name }) => `card of ${name}`}
    />
  );
}

function open() {
  const sorts: string[] = [];
  render(
    <I18nProvider i18n={createI18n('zh', { admin: zh, platform: {}, errors: {} })}>
      <List sorts={sorts} />
    </I18nProvider>,
  );
  const bar = () => screen.queryByRole('group', { name: /^已选/ });
  const table = screen.queryByRole('table', { name: 'Fruits' });
  return { sorts, bar, user: userEvent.setup(), table: within(table ?? document.body) };
}

describe('a list', () => {
  it('sorts by the heads of its columns, with the keyboard', async () => {
    const { sorts, user, table } = open();
    const head = table.getByRole('columnheader', { name: 'Name' });
    expect(head).toHaveAttribute('aria-sort', 'descending');
    within(head).getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard(' ');
    expect(sorts).toEqual(['name', '-name']);
    expect(within(table.getByRole('columnheader', { name: 'Id' })).queryByRole('button')).toBeNull();
  });

  it('pages from the first to the last and no further', async () => {
    const { user } = open();
    const [back, on] = [
      screen.getByRole('button', { name: '上一页' }),
      screen.getByRole('button', { name: '下一页' }),
    ];
    expect(back).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('第 1–2 条，共 3 条')).toBeVisible();
    await user.click(on);
    expect(screen.getByText('第 3–3 条，共 3 条')).toBeVisible();
    expect(screen.getByText('Cherry')).toBeVisible();
    expect(on).toHaveAttribute('aria-disabled', 'true');
    expect(on).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Cherry')).toBeVisible();
    expect(back).not.toHaveAttribute('aria-disabled');
  });

  it('selects rows one by one, a page at a time, and over pages', async () => {
    const { user, bar, table } = open();
    const all = table.getByRole('checkbox', { name: '选择本页全部' });
    expect(bar()).toBeNull();
    await user.click(table.getByRole('checkbox', { name: '选择“Banana”' }));
    expect(bar()).toHaveTextContent('已选 1 条b');
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(bar()).toHaveTextContent('已选 2 条a,b');
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(table.getByRole('checkbox', { name: '选择本页全部' })).not.toBeChecked();
    await user.click(table.getByRole('checkbox', { name: '选择“Cherry”' }));
    expect(bar()).toHaveTextContent('已选 3 条a,b,c');
    await user.click(screen.getByRole('button', { name: '上一页' }));
    await user.click(table.getByRole('checkbox', { name: '选择本页全部' }));
    expect(bar()).toHaveTextContent('已选 1 条c');
    await user.click(screen.getByRole('button', { name: '取消选择' }));
    expect(bar()).toBeNull();
    // The button went with the bar; the keyboard goes on in the list.
    expect(screen.getByRole('group', { name: 'Fruits' })).toHaveFocus();
    await user.tab();
    expect(table.getByRole('checkbox', { name: '选择本页全部' })).toHaveFocus();
  });

  it('shows cards in a narrow window, with sorting by a select and with selection', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: true });
    try {
      const { sorts, user, bar } = open();
      expect(screen.queryByRole('table')).toBeNull();
      expect(screen.getByRole('list', { name: 'Fruits' })).toHaveTextContent('card of Apple');
      expect(
        within(screen.getByLabelText('排序'))
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['Name：Z 到 A', 'Name：A 到 Z', 'Picked：从新到旧', 'Picked：从旧到新']);
      await user.selectOptions(screen.getByLabelText('排序'), 'Name：A 到 Z');
      expect(sorts).toEqual(['name']);
      await user.click(screen.getByRole('checkbox', { name: '选择“Apple”' }));
      expect(bar()).toHaveTextContent('已选 1 条a');
    } finally {
      window.matchMedia = wide;
    }
  });
});

describe('the pager', () => {
  const show = (pagination: Pagination) => {
    const asked: number[] = [];
    render(
      <I18nProvider i18n={createI18n('zh', { admin: zh })}>
        <Pager pagination={pagination} onPage={(page) => asked.push(page)} />
      </I18nProvider>,
    );
    return { asked, back: screen.queryByRole('button', { name: '上一页' }) };
  };

  it('of one page has no steps', () => {
    const { back } = show({ page: 1, limit: 20, total: 20, totalPages: 1 });
    expect(screen.getByText('第 1–20 条，共 20 条')).toBeVisible();
    expect(back).toBeNull();
  });

  it('of no rows says so', () => {
    show({ page: 1, limit: 20, total: 0, totalPages: 0 });
    expect(screen.getByText('共 0 条')).toBeVisible();
  });

  it('beyond the end leads back to the last page', async () => {
    const { asked, back } = show({ page: 9, limit: 20, total: 21, totalPages: 2 });
    expect(screen.getByText('此页没有内容，共 21 条')).toBeVisible();
    await userEvent.click(back as HTMLElement);
    expect(asked).toEqual([2]);
  });
});
