import { auditRowsSchema, type AuditFilter, type AuditRow } from '@seller-toolbox/contracts/audit';
import type { CallOptions } from './call-api.ts';
import { callCsv } from './call-file.ts';
import { callList, queryOf, type ListPage } from './call-list.ts';

export interface AuditListQuery extends AuditFilter {
  readonly page: number;
  readonly limit: number;
}

/** The audit log, the newest entry first. */
export function listAudit(query: AuditListQuery, options: CallOptions = {}): Promise<ListPage<AuditRow>> {
  return callList({ path: `/audit${queryOf({ ...query })}` }, auditRowsSchema, options);
}

/** The filtered list as a CSV file. */
export function exportAudit(filter: AuditFilter, options: CallOptions = {}): Promise<string> {
  return callCsv(`/audit/export${queryOf({ ...filter })}`, options);
}
