import type { SessionRow } from '@seller-toolbox/contracts/auth';
import { Badge, Button } from '@seller-toolbox/ui';
import { MoreIcon } from '@seller-toolbox/ui/more-icons';
import { Moment } from '../parts/moment.tsx';
import styles from './session-list.module.css';
import { useSessionsWords } from './sessions-words.ts';

export interface SessionListProps {
  readonly sessions: readonly SessionRow[];
  readonly onEnd: (session: SessionRow) => void;
}

/** The own one comes first; it is ended by signing out. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const t = useSessionsWords();
  const sorted = [...sessions].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <ul className={styles.list}>
      {sorted.map((session) => (
        <li key={session.id} className={styles.row}>
          <MoreIcon name="devices" size={22} className={styles.icon} />
          <div className={styles.words}>
            <p className={styles.device}>
              {session.device ?? t('row.unknownDevice')}
              {session.current && <Badge tone="ok">{t('row.current')}</Badge>}
            </p>
            <dl className={styles.times}>
              <Time name={t('row.created')} at={session.created_at} />
              <Time name={t('row.lastUsed')} at={session.last_used_at} />
              <Time name={t('row.expires')} at={session.expires_at} />
            </dl>
          </div>
          {!session.current && (
            <Button className={styles.end} onClick={() => onEnd(session)}>
              {t('end.one')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Time({ name, at }: { name: string; at: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Moment at={at} />
      </dd>
    </div>
  );
}
