import { defineEngine } from '@seller-toolbox/tool-contract';
import { useCallback, useEffect, useState } from 'react';
import { listTables } from '../engine/list-tables.ts';
import type { engine } from '../engine/reference-table.engine.ts';
import { examples } from '../engine/reference-table.examples.ts';
import { inputSchema, outputSchema } from '../engine/reference-table.schema.ts';

export type ReferenceEngine = typeof engine;

/** Has the list of tables without their rows; used when the page opens. */
const listOnlyEngine: ReferenceEngine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: ({ category }) => ({ tables: listTables(category) }),
});

let loaded: ReferenceEngine | undefined;

/** Loads the rows of the tables; the result is cached. */
export async function loadTables(): Promise<ReferenceEngine> {
  loaded ??= (await import('../engine/reference-table.engine.ts')).engine;
  return loaded;
}

/** The engine with the list only, until `load` has loaded the tables. */
export function useReferenceEngine() {
  const [engineInUse, setEngine] = useState<ReferenceEngine>(loaded ?? listOnlyEngine);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadTables().then(setEngine, () => setFailed(true));
  }, []);
  return { engine: engineInUse, hasTables: engineInUse !== listOnlyEngine, hasFailed, load };
}

/** Loads the tables as soon as the input requires rows. */
export function useLoadTablesWhen(
  isNeeded: boolean,
  { hasTables, load }: ReturnType<typeof useReferenceEngine>,
) {
  useEffect(() => {
    if (isNeeded && !hasTables) load();
  }, [isNeeded, hasTables, load]);
}
