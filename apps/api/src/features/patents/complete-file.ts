import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry, type AuditDeps } from '../audit/audit.service.ts';
import { finishFile } from './patents.repository.ts';

export interface CompletedFile {
  readonly id: string;
  readonly name: string;
}

/** Marks a file as complete, with an entry in the audit log. */
export async function completeFile(
  deps: AuditDeps & { readonly actor: string },
  { id, name }: CompletedFile,
): Promise<void> {
  const { actor, clock } = deps;
  await deps.db.transaction().execute(async (trx) => {
    if (!(await finishFile(trx, id, new Date(clock())))) return;
    await insertAuditEntry(trx, newAuditEntry(deps, { actor, action: 'patents.import', subject: name }));
  });
}
