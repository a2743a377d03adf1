import { ApiError } from '@seller-toolbox/api-client';
import { changeUser } from '@seller-toolbox/api-client/users';
import type { OneTimePassword, UserRow } from '@seller-toolbox/contracts/users';
import { Button, Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { DetailDrawer, DetailList } from '../parts/detail-drawer.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { Moment } from '../parts/moment.tsx';
import { useNotify } from '../parts/notices.tsx';
import { LeaveQuestion, useLeaveGuard } from '../parts/unsaved.tsx';
import { useUser } from '../session/session-context.tsx';
import { LastSignIn, State } from './user-columns.tsx';
import { UserFields, type UserDraft } from './user-fields.tsx';
import { DisableQuestion, EndQuestion, ResetQuestion } from './user-questions.tsx';
import styles from './users.module.css';
import { useUserChange } from './use-user-change.tsx';
import { useUsersWords } from './users-words.ts';

export interface UserDrawerProps {
  readonly row: UserRow;
  readonly onClose: () => void;
  readonly onReset: (made: OneTimePassword) => void;
}

/** One user: names and role, and what can be done with the account. */
export function UserDrawer({ row, onClose, onReset }: UserDrawerProps) {
  const t = useUsersWords();
  const frame = useFrameWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const [edits, setEdits] = useState<Partial<UserDraft>>({});
  const [asking, setAsking] = useState<'leave' | 'reset' | 'disable' | 'end' | null>(null);
  const draft = { full_name: row.full_name, email: row.email ?? '', role: row.role, ...edits };
  const isChanged =
    draft.full_name !== row.full_name || draft.email !== (row.email ?? '') || draft.role !== row.role;
  const { run, isPending, error, signInAgain } = useUserChange(changeUser, ({ state }) => {
    if (state !== row.state) return notify({ tone: 'ok', text: t('done.enabled') });
    notify({ tone: 'ok', text: t('done.saved') });
    return onClose();
  });
  useLeaveGuard(isChanged || isPending);
  const isSelf = useUser().id === row.id;
  const problems = error instanceof ApiError ? error.fields : [];

  function close() {
    if (isPending) return;
    if (isChanged) setAsking('leave');
    else onClose();
  }

  const question = { row, onClose: () => setAsking(null) };
  return (
    <DetailDrawer
      open
      title={row.username}
      dismiss={isChanged ? 'explicit' : 'light'}
      onClose={close}
      footer={
        <>
          <Button disabled={isPending} onClick={close}>
            {frame('frame.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={isPending}
            disabled={!isChanged}
            onClick={() =>
              run({
                id: row.id,
                full_name: draft.full_name,
                email: draft.email.trim() || null,
                ...(draft.role !== row.role && { role: draft.role }),
              })
            }
          >
            {t('action.save')}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <UserFacts row={row} />
        <UserFields
          draft={draft}
          problems={problems}
          disabled={isPending}
          isSelf={isSelf}
          onChange={(part) => setEdits((known) => ({ ...known, ...part }))}
        />
        {error && problems.length === 0 && (
          <Notice tone="bad" live="assertive">
            {textOf(error)}
          </Notice>
        )}
        {!isSelf && (
          <div className={styles.actions}>
            <Button disabled={isPending} onClick={() => setAsking('reset')}>
              {t('action.reset')}
            </Button>
            {row.active_sessions > 0 && (
              <Button disabled={isPending} onClick={() => setAsking('end')}>
                {t('action.endSessions')}
              </Button>
            )}
            {row.state === 'disabled' ? (
              <Button disabled={isPending} onClick={() => run({ id: row.id, disabled: false })}>
                {t('action.enable')}
              </Button>
            ) : (
              <Button variant="danger" disabled={isPending} onClick={() => setAsking('disable')}>
                {t('action.disable')}
              </Button>
            )}
          </div>
        )}
      </div>
      {signInAgain}
      {asking === 'leave' && <LeaveQuestion onLeave={onClose} onStay={() => setAsking(null)} />}
      {asking === 'reset' && <ResetQuestion {...question} onReset={onReset} />}
      {asking === 'disable' && <DisableQuestion {...question} />}
      {asking === 'end' && <EndQuestion {...question} />}
    </DetailDrawer>
  );
}

function UserFacts({ row }: { row: UserRow }) {
  const t = useUsersWords();
  const { password_expires_at: ends, created_at: created } = row;
  return (
    <DetailList
      entries={[
        [t('field.state'), <State key="state" state={row.state} />],
        [t('field.passwordEnds'), ends === null ? null : <Moment key="ends" at={ends} />],
        [t('field.lastSignIn'), <LastSignIn key="last" row={row} />],
        [t('field.sessions'), String(row.active_sessions)],
        [t('field.created'), <Moment key="created" at={created} />],
      ]}
    />
  );
}
