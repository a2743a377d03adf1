import type { UserRow, UserState } from '@seller-toolbox/contracts/users';
import { Badge, type Tone } from '@seller-toolbox/ui';
import { useMemo } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import type { ListColumn } from '../parts/list-column.ts';
import { Moment } from '../parts/moment.tsx';
import card from '../parts/row-card.module.css';
import { RowOpener } from '../parts/row-opener.tsx';
import { useUser } from '../session/session-context.tsx';
import styles from './users.module.css';
import { useUsersWords } from './users-words.ts';

const STATE_TONES: Readonly<Record<UserState, Tone>> = {
  active: 'ok',
  pending: 'warn',
  expired: 'bad',
  disabled: 'neutral',
};

export function State({ state }: Pick<UserRow, 'state'>) {
  const t = useUsersWords();
  return (
    <span className={styles.oneLine}>
      <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
    </span>
  );
}

type Open = (row: UserRow) => void;

function Name({ row, onOpen }: { row: UserRow; onOpen: Open }) {
  const t = useUsersWords();
  const { id } = useUser();
  const { username, full_name: name } = row;
  return (
    <span className={styles.name}>
      <RowOpener text={username} onOpen={() => onOpen(row)} />
      {id === row.id && <Badge tone="accent">{t('field.you')}</Badge>}
      {name !== username && (
        <span className={styles.fullName} dir="auto">
          {name}
        </span>
      )}
    </span>
  );
}

export function LastSignIn({ row }: { row: UserRow }) {
  const t = useUsersWords();
  return row.last_sign_in_at === null ? t('state.never') : <Moment at={row.last_sign_in_at} />;
}

export function useUserColumns(onOpen: Open): readonly ListColumn<UserRow>[] {
  const t = useUsersWords();
  const frame = useFrameWords();
  return useMemo(
    () => [
      {
        key: 'name',
        kind: 'heading',
        header: t('field.username'),
        cell: (row) => <Name row={row} onOpen={onOpen} />,
      },
      {
        key: 'role',
        header: t('field.role'),
        cell: ({ role }) => <span className={styles.oneLine}>{frame(`roles.${role}`)}</span>,
      },
      { key: 'state', header: t('field.state'), cell: ({ state }) => <State state={state} /> },
      { key: 'signIn', header: t('field.lastSignIn'), cell: (row) => <LastSignIn row={row} /> },
      {
        key: 'sessions',
        kind: 'number',
        header: t('field.sessions'),
        cell: ({ active_sessions: count }) => count,
      },
    ],
    [frame, onOpen, t],
  );
}

/** The same on a phone. */
export function UserCard({ row, onOpen }: { row: UserRow; onOpen: Open }) {
  const t = useUsersWords();
  const frame = useFrameWords();
  return (
    <div className={card.card}>
      <Name row={row} onOpen={onOpen} />
      <p className={card.head}>
        <State state={row.state} />
        {frame(`roles.${row.role}`)}
      </p>
      <p className={card.time}>
        {t('field.lastSignIn')}: <LastSignIn row={row} />
      </p>
    </div>
  );
}
