import { AUDIT_ACTIONS, type AuditAction, type AuditRow } from '@seller-toolbox/contracts/audit';
import { Badge, type Tone } from '@seller-toolbox/ui';
import { useCallback, useMemo, type ReactNode } from 'react';
import { adminPaths } from '../app/admin-paths.ts';
import { AdminLink } from '../layout/admin-link.tsx';
import type { ListColumn } from '../parts/list-column.ts';
import { Moment } from '../parts/moment.tsx';
import styles from './audit-columns.module.css';
import { useActorNames } from './audit-names.ts';
import { useAuditWords } from './audit-words.ts';
import { Details } from './details.tsx';
import { RecordId } from './record-id.tsx';

/** The name of an action in the language of the admin. */
export function useActionName(): (action: AuditAction) => string {
  const t = useAuditWords();
  return useCallback((action) => t(`action.${keyOf(action)}`), [t]);
}

type ActionKey<Action extends string> = Action extends `${infer Feature}.${infer Done}`
  ? `${Feature}-${Done}`
  : never;

/** A point in a key of words would open a section. */
function keyOf(action: AuditAction): ActionKey<AuditAction> {
  // The one point becomes a dash; the type says the same.
  return action.replace('.', '-') as ActionKey<AuditAction>;
}

/** Red for what was lost, amber for what an admin should look at. */
function toneOf(action: string): Tone {
  if (/\.(?:delete|disable)$/.test(action)) return 'bad';
  return /\.(?:(?:spread-)?login-failures|login-failed|refresh-reused)$/.test(action) ? 'warn' : 'neutral';
}

/** An action that a newer service wrote is shown as it is. */
function Action({ action }: { action: string }) {
  const nameOf = useActionName();
  const known = AUDIT_ACTIONS.find((each) => each === action);
  return <Badge tone={toneOf(action)}>{known ? nameOf(known) : action}</Badge>;
}

function Actor({ row }: { row: AuditRow }) {
  const { nameOf } = useActorNames();
  return <span className={styles.actor}>{nameOf(row)}</span>;
}

/** The object of the action, and the request id for the log of the service. */
function Subject({ row: { subject, request_id: request } }: { row: AuditRow }) {
  const t = useAuditWords();
  return (
    <div className={styles.subject}>
      <p>{subject === null ? '—' : <RecordId id={subject} />}</p>
      {subject !== null && (
        <p className={styles.request}>
          <AdminLink to={`${adminPaths.audit}?subject=${encodeURIComponent(subject)}`}>
            {t('column.onlyThis')}
          </AdminLink>
        </p>
      )}
      {request !== null && (
        <p className={styles.request}>
          {t('column.request')} <RecordId id={request} />
        </p>
      )}
    </div>
  );
}

/** Short values do not wrap; the details have the remaining width. */
function OneLine({ children }: { children: ReactNode }) {
  return <span className={styles.oneLine}>{children}</span>;
}

export function useAuditColumns(): readonly ListColumn<AuditRow>[] {
  const t = useAuditWords();
  return useMemo(
    () => [
      {
        key: 'at',
        header: t('column.at'),
        cell: ({ at }) => (
          <OneLine>
            <Moment at={at} />
          </OneLine>
        ),
      },
      { key: 'actor', header: t('column.actor'), kind: 'heading', cell: (row) => <Actor row={row} /> },
      {
        key: 'action',
        header: t('column.action'),
        cell: ({ action }) => (
          <OneLine>
            <Action action={action} />
          </OneLine>
        ),
      },
      {
        key: 'subject',
        header: t('column.subject'),
        cell: (row) => <Subject row={row} />,
      },
      { key: 'details', header: t('column.details'), cell: ({ details }) => <Details details={details} /> },
    ],
    [t],
  );
}

/** The same on a phone. */
export function AuditCard({ row }: { row: AuditRow }) {
  return (
    <div className={styles.card}>
      <p className={styles.cardHead}>
        <b>
          <Actor row={row} />
        </b>
        <Action action={row.action} />
      </p>
      {(row.subject ?? row.request_id) !== null && <Subject row={row} />}
      {row.details && <Details details={row.details} />}
      <p className={styles.cardTime}>
        <Moment at={row.at} />
      </p>
    </div>
  );
}
