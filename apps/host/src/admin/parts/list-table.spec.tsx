import type { ListPage } from '@seller-toolbox/api-client/call-list';
import { createI18n } from '@seller-toolbox/i18n';
import { I18nProvider } from '@seller-toolbox/i18n/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import zh from '../words/zh.json';
import { ListTable, type ListColumn } from './list-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './selection.ts';

interface Fruit {
  readonly id: string;
  readonly name: string;
}

const COLUMNS: readonly ListColumn<Fruit>[] = [
  { key: 'name', header: 'Name', sortField: 'name', kind: 'heading', cell: ({ name }) => name },
  { key: 'id', header: 'Id', cell: ({ id }) => id },
];
const PAGES: readonly (readonly Fruit[])[] = [
  [
    { id: 'a', name: 'Apple' },
    { id: 'b', name: 'Banana' },
  ],
  [{ id: 'c', name: 'Cherry' }],
];

function List({ told }: { told: string[] }) {
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
        told.push(next);
        setSort(next);
      }}
      onPage={setPage}
      selection={selection}
      bar={<SelectionBar selection={selection}>{[...selection.keys].sort().join()}</SelectionBar>}
      empty="none"
    />
  );
}

function open() {
  const told: string[] = [];
  render(
    <I18nProvider i18n={createI18n('zh', { admin: zh, platform: {}, errors: {} })}>
      <List told={told} />
    </I18nProvider>,
  );
  const bar = () => screen.queryByRole('group', { name: /^已选/ });
  return { told, bar, user: userEvent.setup(), table: within(screen.getByRole('table', { name: 'Fruits' })) };
}

describe('a list', () => {
  it('sorts by the heads of its columns, with the keyboard', async () => {
    const { told, user, table } = open();
    const head = table.getByRole('columnheader', { name: 'Name' });
    expect(head).toHaveAttribute('aria-sort', 'descending');
    within(head).getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard(' ');
    expect(told).toEqual(['name', '-name']);
    expect(within(table.getByRole('columnheader', { name: 'Id' })).queryByRole('button')).toBeNull();
  });

  it('pages from the first to the last and no further', async () => {
    const { user } = open();
    const [back, on] = [
      screen.getByRole('button', { name: '上一页' }),
      screen.getByRole('button', { name: '下一页' }),
    ];
    expect(back).toBeDisabled();
    expect(screen.getByText('第 1–2 条，共 3 条')).toBeVisible();
    await user.click(on);
    expect(screen.getByText('第 3–3 条，共 3 条')).toBeVisible();
    expect(screen.getByText('Cherry')).toBeVisible();
    expect(on).toBeDisabled();
    expect(back).toBeEnabled();
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
  });
});
