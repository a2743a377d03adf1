import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import { REFERENCE_TABLES } from '../engine/reference-tables.ts';
import type { engine } from '../engine/reference-table.engine.ts';

export const assistant = {
  description:
    'Use to look up US states, country codes, currency codes, shoe and clothing sizes, paper sizes, Incoterms, battery types or screw sizes. Without `tableId` it lists the tables, with `query` only those that contain it. Each table has its source and the day of its last check. The tables are resources too.',
  fields: {
    tableId: 'Which table to open.',
    query: 'Part of a cell, in any case, to find rows by.',
    language: 'Language of names.',
    category: 'Kind of tables to list, without `tableId`.',
  },
  tables: Object.values(REFERENCE_TABLES).map(({ id, source, checkedOn, columns, rows }) => ({
    id,
    title: id.replaceAll('-', ' '),
    source,
    checkedOn,
    columns: columns.map(({ key }) => key),
    rows,
  })),
} satisfies ToolAssistant<EngineInput<typeof engine>>;
