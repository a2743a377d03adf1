import { defineEngine } from '@seller-toolbox/tool-contract';
import { useCallback, useEffect, useState } from 'react';
import { listTables } from '../engine/list-tables.ts';
import type { engine } from '../engine/reference-table.engine.ts';
import { examples } from '../engine/reference-table.examples.ts';
import { inputSchema, outputSchema } from '../engine/reference-table.schema.ts';

export type ReferenceEngine = typeof engine;

/** Knows the list of tables and nothing of their rows: what the page opens with. */
const listEngine: ReferenceEngine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: ({ category }) => ({ tables: listTables(category) }),
});

let loaded: ReferenceEngine | undefined;

/** Loads the rows of the tables, once. */
export async function loadTables(): Promise<ReferenceEngine> {
  loaded ??= (await import('../engine/reference-table.engine.ts')).engine;
  return loaded;
}

/** The engine over the list until `load` has brought the one over the tables. */
export function useReferenceEngine() {
  const [engineInUse, setEngine] = useState<ReferenceEngine>(loaded ?? listEngine);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadTables().then(setEngine, () => setFailed(true));
  }, []);
  return { engine: engineInUse, hasTables: engineInUse !== listEngine, hasFailed, load };
}

/** Loads the tables as soon as the input asks for rows. */
export function useTablesWhen(isNeeded: boolean, { hasTables, load }: ReturnType<typeof useReferenceEngine>) {
  useEffect(() => {
    if (isNeeded && !hasTables) load();
  }, [isNeeded, hasTables, load]);
}
