import { changeUser, endUserSessions, resetPassword } from '@seller-toolbox/api-client/users';
import type { OneTimePassword, UserRow } from '@seller-toolbox/contracts/users';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { useNotify } from '../parts/notices.tsx';
import { useUserChange } from './use-user-change.tsx';
import { useUsersWords } from './users-words.ts';

interface QuestionProps {
  readonly row: UserRow;
  readonly onClose: () => void;
}

export function ResetQuestion({
  row,
  onClose,
  onReset,
}: QuestionProps & { readonly onReset: (made: OneTimePassword) => void }) {
  const t = useUsersWords();
  const textOf = useErrorText();
  const { run, isPending, error, signInAgain } = useUserChange(resetPassword, onReset);
  return (
    signInAgain || (
      <ConfirmDialog
        open
        title={t('ask.resetTitle', { name: row.username })}
        confirm={t('action.reset')}
        busy={isPending}
        error={error ? textOf(error) : undefined}
        onConfirm={() => run(row.id)}
        onClose={onClose}
      >
        {t('ask.resetText')}
      </ConfirmDialog>
    )
  );
}

export function DisableQuestion({ row, onClose }: QuestionProps) {
  const t = useUsersWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const { run, isPending, error, signInAgain } = useUserChange(changeUser, () => {
    notify({ tone: 'ok', text: t('done.disabled') });
    onClose();
  });
  return (
    signInAgain || (
      <ConfirmDialog
        open
        title={t('ask.disableTitle', { name: row.username })}
        confirm={t('action.disable')}
        busy={isPending}
        error={error ? textOf(error) : undefined}
        onConfirm={() => run({ id: row.id, disabled: true })}
        onClose={onClose}
      >
        {t('ask.disableText')}
      </ConfirmDialog>
    )
  );
}

/** Null: the sessions of all users. */
export function EndQuestion({
  row,
  onClose,
}: {
  readonly row: UserRow | null;
  readonly onClose: () => void;
}) {
  const t = useUsersWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const { run, isPending, error, signInAgain } = useUserChange(endUserSessions, (count) => {
    notify({ tone: 'ok', text: t('done.ended', { count }) });
    onClose();
  });
  return (
    signInAgain || (
      <ConfirmDialog
        open
        title={row ? t('ask.endTitle', { name: row.username }) : t('ask.endAllTitle')}
        confirm={row ? t('action.endSessions') : t('head.endAll')}
        busy={isPending}
        error={error ? textOf(error) : undefined}
        onConfirm={() => run(row?.id ?? null)}
        onClose={onClose}
      >
        {row ? t('ask.endText', { count: row.active_sessions }) : t('ask.endAllText')}
      </ConfirmDialog>
    )
  );
}
