import {
  SETTING_KEYS,
  SETTING_SCHEMAS,
  type AnnouncementLanguage,
  type AuditFact,
  type LegalPage,
  type LegalText,
  type SettingChange,
  type SettingKey,
  type SettingRow,
  type SettingVersionRow,
} from '@seller-toolbox/contracts';
import { checkInput } from '@seller-toolbox/tool-contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Actor } from '../../http/access-guard.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import { changesBetween } from '../audit/audit-changes.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry } from '../audit/audit.service.ts';
import type { LiveSettings } from './live-settings.ts';
import { changedConcurrently, settingIsGiven, settingNotFound, valueRejected } from './settings.errors.ts';
import { insertVersion, listVersions } from './settings.repository.ts';

export interface SettingsDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly live: LiveSettings;
}

const MAX_VERSIONS = 50;

export function listSettings({ live }: Pick<SettingsDeps, 'live'>): SettingRow[] {
  return SETTING_KEYS.map((key) => toRow(live, key));
}

/** Stores a value, which is in force here when this resolves. */
export async function changeSetting(
  deps: SettingsDeps,
  actor: Actor,
  { id, value, version }: SettingChange & { readonly id: string },
): Promise<SettingRow> {
  const key = keyOf(id);
  // Undefined would be accepted as the default.
  const checked = checkInput(SETTING_SCHEMAS[key], value ?? null);
  if (!checked.ok)
    throw valueRejected(
      checked.problems.map(({ path, code }) => ({ path: path ? `value.${path}` : 'value', code })),
    );
  if (!isStorable(checked.value)) throw valueRejected([{ path: 'value', code: 'invalid-value' }]);
  return store(deps, actor, { key, value: checked.value, isReset: false, version });
}

/** Takes a stored value back: the default is in force again. */
export function resetSetting(
  deps: SettingsDeps,
  actor: Actor,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<SettingRow> {
  return store(deps, actor, { key: keyOf(id), value: null, isReset: true, version });
}

interface NewValue {
  readonly key: SettingKey;
  readonly value: unknown;
  readonly isReset: boolean;
  /** The version that it replaces. */
  readonly version: number;
}

async function store(
  deps: SettingsDeps,
  actor: Actor,
  { key, value, isReset, version }: NewValue,
): Promise<SettingRow> {
  const { db, clock, live } = deps;
  if (live.given[key]) throw settingIsGiven();
  await live.refresh();
  if ((live.storedOf(key)?.version ?? 0) !== version) throw changedConcurrently();
  const next = isReset ? SETTING_SCHEMAS[key].parse(undefined) : value;
  const details = changesBetween(factsOf(live.values()[key]), factsOf(next));
  await db.transaction().execute(async (trx) => {
    const row = {
      key,
      version: version + 1,
      value: isReset ? null : JSON.stringify(value),
      created_at: new Date(clock()),
      created_by: actor.username,
    };
    if (!(await insertVersion(trx, row))) throw changedConcurrently();
    const action = isReset ? 'settings.reset' : 'settings.update';
    await insertAuditEntry(trx, newAuditEntry(deps, { actor, action, subject: key, details }));
  });
  await live.refresh();
  return toRow(live, key);
}

/** The last versions of a setting, to be looked at and restored. */
export async function listSettingVersions(
  { db }: Pick<SettingsDeps, 'db'>,
  id: string,
): Promise<SettingVersionRow[]> {
  const versions = await listVersions(db, keyOf(id), MAX_VERSIONS);
  return versions.map(({ version, value, created_at, created_by }) => ({
    version,
    value: value === null ? null : (JSON.parse(value) as unknown),
    created_at: created_at.toISOString(),
    created_by,
  }));
}

/** The operator's text of a legal page in a language. */
export function readLegalText(
  live: LiveSettings,
  page: LegalPage,
  language: AnnouncementLanguage,
): LegalText {
  const text = live.values()[page][language] ?? null;
  const updated = text === null ? undefined : live.storedOf(page)?.created_at;
  return { text, updated_at: updated?.toISOString() ?? null };
}

function keyOf(id: string): SettingKey {
  const key = SETTING_KEYS.find((known) => known === id);
  if (!key) throw settingNotFound();
  return key;
}

function toRow(live: LiveSettings, key: SettingKey): SettingRow {
  const stored = live.storedOf(key);
  const isStored = stored !== undefined && stored.value !== null;
  return {
    key,
    value: live.values()[key],
    default: SETTING_SCHEMAS[key].parse(undefined),
    source: live.given[key]?.source ?? (isStored ? 'stored' : 'default'),
    version: stored?.version ?? 0,
    updated_at: stored?.created_at.toISOString() ?? null,
    updated_by: stored?.created_by ?? null,
  };
}

/** The leaves of a value by their path: `heroClaims.rating` is `rating`. A value without parts is `value`. */
function factsOf(value: unknown, path = ''): Record<string, AuditFact> {
  if (typeof value === 'object' && value !== null)
    return Object.assign(
      {},
      ...Object.entries(value).map(([name, part]) => factsOf(part, path ? `${path}.${name}` : name)),
    ) as Record<string, AuditFact>;
  return { [path || 'value']: value as AuditFact };
}

/** No control characters and lone surrogates, which the databases cannot store. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}
