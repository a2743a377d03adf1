import { ApiError } from '@seller-toolbox/api-client';
import { endSession, listSessions } from '@seller-toolbox/api-client/accounts';
import type { SessionRow } from '@seller-toolbox/contracts/auth';
import { Button } from '@seller-toolbox/ui';
import { useState } from 'react';
import { SignInAgain } from '../layout/sign-in-again.tsx';
import { isRemembered, SESSIONS_KEY } from '../layout/use-session-end.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { ZoneNote } from '../parts/moment.tsx';
import { useNotify } from '../parts/notices.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { runBatch, type BatchResult } from '../parts/run-batch.ts';
import { useServiceChange, useServiceQuery } from '../session/use-service.ts';
import { SessionList } from './session-list.tsx';
import { useSessionsWords } from './sessions-words.ts';

/** The sessions to end: one, or all but this one. */
type Ending = { readonly ids: readonly string[]; readonly device: string | null };

/** The own sign-ins on all devices. */
export function SessionsPage() {
  const t = useSessionsWords();
  const query = useServiceQuery(SESSIONS_KEY, listSessions);
  const [ending, setEnding] = useState<Ending | null>(null);
  const others = (query.data ?? []).filter(({ current }) => !current);
  const currentSession = query.data?.find(({ current }) => current);

  function endOne({ id, device }: SessionRow) {
    setEnding({ ids: [id], device: device ?? t('row.unknownDevice') });
  }

  return (
    <PageFrame
      title={t('head.title')}
      line={
        <>
          {t('head.line')} <ZoneNote />
        </>
      }
      actions={
        others.length > 0 && (
          <Button onClick={() => setEnding({ ids: others.map(({ id }) => id), device: null })}>
            {t('end.others')}
          </Button>
        )
      }
    >
      <QueryView query={query} skeleton={{ shape: 'row', count: 3 }}>
        {(sessions) => <SessionList sessions={sessions} onEnd={endOne} />}
      </QueryView>
      {ending && (
        <EndDialog
          ending={ending}
          isRemembered={currentSession !== undefined && isRemembered(currentSession)}
          onClose={() => setEnding(null)}
        />
      )}
    </PageFrame>
  );
}

interface EndDialogProps {
  readonly ending: Ending;
  /** Of the own sign-in, which may have to be renewed for this. */
  readonly isRemembered: boolean;
  readonly onClose: () => void;
}

function EndDialog({ ending: { ids, device }, isRemembered: remembers, onClose }: EndDialogProps) {
  const t = useSessionsWords();
  const notify = useNotify();
  const [left, setLeft] = useState(ids);
  const { mutate, isPending, data } = useServiceChange(
    (_: void, options) => runBatch(left, (id) => endSession(id, options)),
    [SESSIONS_KEY],
  );
  const error = useEndFailure(data);

  function end() {
    mutate(undefined, {
      onSuccess: ({ failed }) => {
        if (failed.length > 0) {
          setLeft(failed.map(({ item }) => item));
          return;
        }
        notify({ tone: 'ok', text: t('end.done', { count: ids.length }) });
        onClose();
      },
    });
  }

  if (data?.failed.some(({ error: reason }) => isTooLate(reason)))
    return <SignInAgain isRemembered={remembers} reason={error} onSignedIn={end} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={device === null ? t('end.othersTitle') : t('end.oneTitle')}
      confirm={t('end.confirm')}
      busy={isPending}
      error={error}
      onConfirm={end}
      onClose={onClose}
    >
      {device === null ? t('end.othersText', { count: left.length }) : t('end.oneText', { device })}
    </ConfirmDialog>
  );
}

/** The service requires the password again. */
function isTooLate(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'auth.sign-in-again';
}

/** Why some are still there; where others were ended, how many, and the first reason. */
function useEndFailure(result: BatchResult<string> | undefined): string | undefined {
  const t = useSessionsWords();
  const textOf = useErrorText();
  const [first] = result?.failed ?? [];
  if (!result || !first) return undefined;
  const { succeeded, failed } = result;
  const reason = textOf(first.error);
  if (succeeded.length === 0) return reason;
  return `${t('end.partly', { count: succeeded.length, failed: failed.length })} ${reason}`;
}
