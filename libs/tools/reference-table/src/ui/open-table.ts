import type { EngineOutput } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/reference-table.engine.ts';

/** The engine's output when a table is open. */
export type OpenTable = Extract<EngineOutput<typeof engine>, { readonly rows: unknown }>;
export type OpenColumn = OpenTable['columns'][number];
export type OpenRow = OpenTable['rows'][number];
