import type { ToolChanges, ToolSettings, ToolSettingsInput } from '@seller-toolbox/contracts';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Actor } from '../../http/access-guard.ts';
import { invalid } from '../../http/request.errors.ts';
import { changesBetween } from '../audit/audit-changes.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry, type AuditDeps } from '../audit/audit.service.ts';
import type { ToolCatalogue } from '../tools/tool-catalogue.ts';
import { changeFacts } from './changed-tools.ts';
import type { CurrentToolsCache } from './current-tools.ts';
import { toolsChangedConcurrently } from './tool-settings.errors.ts';
import { getToolChanges, lockToolChanges, storeToolChanges } from './tool-settings.repository.ts';

export interface ToolSettingsDeps extends AuditDeps {
  /** As built in. */
  readonly catalogue: ToolCatalogue;
  readonly currentTools: CurrentToolsCache;
}

export async function getToolSettings({ db, catalogue }: ToolSettingsDeps): Promise<ToolSettings> {
  const { changes, updatedAt } = await getToolChanges(db);
  const titles = await Promise.all(
    catalogue.languages.map(async (language) => [language, await catalogue.loadTitles(language)] as const),
  );
  const known = new Set(catalogue.tools.map(({ id }) => id));
  return {
    ...changes,
    // A later build may have fewer tools.
    tools: Object.fromEntries(Object.entries(changes.tools).filter(([id]) => known.has(id))),
    updated_at: updatedAt?.toISOString() ?? null,
    built_in: catalogue.tools.map(({ id, category, status, hot }) => ({
      id,
      category,
      status,
      hot,
      names: Object.fromEntries(titles.map(([language, names]) => [language, names.get(id) ?? id])),
    })),
  };
}

/** Replaces all changes; effective immediately here, and within seconds in other replicas. */
export async function publishToolSettings(
  deps: ToolSettingsDeps,
  actor: Actor,
  { updated_at: basedOn, categories, tools }: ToolSettingsInput,
): Promise<ToolSettings> {
  rejectUnknownTools(deps.catalogue, tools);
  const changes = { ...(categories && { categories }), tools: withoutEmpty(tools) };
  await deps.db.transaction().execute((trx) => publishInTransaction(trx, deps, { actor, changes, basedOn }));
  await deps.currentTools.refresh();
  return getToolSettings(deps);
}

interface Publication {
  readonly actor: Actor;
  readonly changes: ToolChanges;
  readonly basedOn: string | null;
}

async function publishInTransaction(
  trx: Transaction<Schema>,
  deps: ToolSettingsDeps,
  { actor, changes, basedOn }: Publication,
): Promise<void> {
  const before = await lockToolChanges(trx);
  if ((before.updatedAt?.getTime() ?? null) !== (basedOn === null ? null : Date.parse(basedOn)))
    throw toolsChangedConcurrently();
  const at = new Date(deps.clock());
  if (!(await storeToolChanges(trx, { changes, at, isFirst: before.updatedAt === null })))
    throw toolsChangedConcurrently();
  const details = changesBetween(changeFacts(before.changes), changeFacts(changes));
  await insertAuditEntry(trx, newAuditEntry(deps, { actor, action: 'tools.update', subject: null, details }));
}

function rejectUnknownTools(catalogue: ToolCatalogue, tools: ToolChanges['tools']): void {
  const unknown = Object.keys(tools).filter((id) => !catalogue.tools.some((tool) => tool.id === id));
  if (unknown.length > 0)
    throw invalid(unknown.map((id) => ({ path: `tools.${id}`, code: 'invalid-value' as const })));
}

/** An override without a field is none. */
function withoutEmpty(tools: ToolChanges['tools']): ToolChanges['tools'] {
  return Object.fromEntries(
    Object.entries(tools)
      .map(([id, { notice, ...fields }]) => {
        const hasNotice = notice !== undefined && Object.keys(notice).length > 0;
        return [id, { ...fields, ...(hasNotice && { notice }) }] as const;
      })
      .filter(([, override]) => Object.keys(override).length > 0),
  );
}
