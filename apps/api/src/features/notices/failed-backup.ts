import { notify, type NoticeDeps } from './notices.ts';

const MAX_REASON = 200;

/** Stores a notice of a failed backup; failures within one minute are one. */
export async function reportFailedBackup(deps: NoticeDeps, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON);
  const minute = new Date(deps.clock()).toISOString().slice(0, 16);
  await notify(deps, { kind: 'backup-failed', dedupKey: minute, details: { reason } });
}
