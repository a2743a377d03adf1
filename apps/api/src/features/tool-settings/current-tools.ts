import type { ToolChanges } from '@seller-toolbox/contracts';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { ToolCatalogue } from '../tools/tool-catalogue.ts';
import { toolNotFound } from '../tools/tools.errors.ts';
import { changedTools, hasChanges } from './changed-tools.ts';
import { getToolChanges } from './tool-settings.repository.ts';

/** The tools as visitors have them now. */
export interface CurrentTools {
  /** The time of the publication; blank while nothing differs from the built-in catalogue. */
  readonly version: string;
  /** The same object until something changes. */
  readonly tools: readonly ToolManifest[];
  readonly isOff: (id: string) => boolean;
}

export interface CurrentToolsCache {
  /** The last known state; the built-in catalogue before the first refresh. */
  readonly current: () => CurrentTools;
  /** Reads the database; rejects while it is unavailable. */
  readonly refresh: () => Promise<void>;
}

/** Keeps the published changes in memory, so that pages and runs wait for no query. `onRefresh` gets the state after each refresh. */
export function createCurrentTools(
  db: Kysely<Schema>,
  catalogue: Pick<ToolCatalogue, 'tools' | 'languages'>,
  onRefresh: (current: CurrentTools) => void = () => undefined,
): CurrentToolsCache {
  const builtIn = currentToolsOf(catalogue, { tools: {} }, '');
  let current = builtIn;
  return {
    current: () => current,
    refresh: async () => {
      const { changes, updatedAt } = await getToolChanges(db);
      const version = updatedAt && hasChanges(changes) ? updatedAt.toISOString() : '';
      if (version !== current.version)
        current = version === '' ? builtIn : currentToolsOf(catalogue, changes, version);
      onRefresh(current);
    },
  };
}

/** The tools with published changes. */
export function currentToolsOf(
  { tools: builtIn, languages }: Pick<ToolCatalogue, 'tools' | 'languages'>,
  changes: ToolChanges,
  version: string,
): CurrentTools {
  const tools = version === '' ? builtIn : changedTools(builtIn, changes, languages);
  return {
    version,
    tools,
    isOff: (id) => changes.tools[id]?.state === 'off',
  };
}

/** Throws "not found" for a tool that is off: for the calls that belong to a tool. */
export function requireTool({ current }: Pick<CurrentToolsCache, 'current'>, id: string): void {
  if (current().isOff(id)) throw toolNotFound();
}

/** The catalogue as visitors have it: a tool that is off has neither engine nor description. */
export function liveCatalogue(
  catalogue: ToolCatalogue,
  { current }: Pick<CurrentToolsCache, 'current'>,
): ToolCatalogue {
  return {
    ...catalogue,
    get tools() {
      return current().tools;
    },
    loadEngine: (id) => (current().isOff(id) ? undefined : catalogue.loadEngine(id)),
    loadAssistant: (id) => (current().isOff(id) ? undefined : catalogue.loadAssistant(id)),
  };
}
