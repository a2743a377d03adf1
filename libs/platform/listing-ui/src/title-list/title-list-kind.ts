import type { TableKind } from '@seller-toolbox/tool-contract';
import { TITLE_COLUMNS } from './title-columns.data.ts';
import { titlesOfTable } from './title-table.ts';

/** A list of titles, or any report with titles; the input is made of the first one. */
export function titleListKind<Input>(toInput: (title: string) => Input): TableKind<Input> {
  return {
    id: 'title-list',
    form: 'table',
    columns: TITLE_COLUMNS,
    required: [['title']],
    toInput: (table) => {
      const titles = titlesOfTable(table);
      const [first] = titles;
      return { input: first ? toInput(first.title) : null, read: titles.length, used: first ? 1 : 0 };
    },
  };
}
