import { auditRowsSchema, type AuditRow } from '@seller-toolbox/contracts/audit';
import type { CallOptions } from './call-api.ts';
import { callCsv } from './call-file.ts';
import { callList, queryOf, type ListPage } from './call-list.ts';

/** What narrows the audit list down. Instants are ISO 8601, from `from` until before `to`. */
export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface AuditListQuery extends AuditFilter {
  readonly page: number;
  readonly limit: number;
}

/** What was changed and by whom, the newest first. */
export function listAudit(query: AuditListQuery, options: CallOptions = {}): Promise<ListPage<AuditRow>> {
  return callList({ path: `/audit${queryOf({ ...query })}` }, auditRowsSchema, options);
}

/** The filtered list as a CSV file. */
export function exportAudit(filter: AuditFilter, options: CallOptions = {}): Promise<string> {
  return callCsv(`/audit/export${queryOf({ ...filter })}`, options);
}
