import { endSession, listSessions } from '@seller-toolbox/api-client/accounts';
import type { SessionRow } from '@seller-toolbox/contracts/auth';
import { Button } from '@seller-toolbox/ui';
import { useState } from 'react';
import { SESSIONS_KEY } from '../layout/use-session-end.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { ZoneNote } from '../parts/moment.tsx';
import { useTell } from '../parts/notices.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useServiceChange, useServiceQuery } from '../session/use-service.ts';
import { SessionList } from './session-list.tsx';
import { useSessionsWords } from './sessions-words.ts';

/** What is to be ended: one sign-in, or all but this one. */
type Ending = { readonly ids: readonly string[]; readonly device: string | null };

/** The own sign-ins on all devices. */
export function SessionsPage() {
  const t = useSessionsWords();
  const query = useServiceQuery(SESSIONS_KEY, listSessions);
  const [ending, setEnding] = useState<Ending | null>(null);
  const others = (query.data ?? []).filter(({ current }) => !current);

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
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </PageFrame>
  );
}

function EndDialog({ ending: { ids, device }, onClose }: { ending: Ending; onClose: () => void }) {
  const t = useSessionsWords();
  const tell = useTell();
  const textOf = useErrorText();
  const { mutate, isPending, error } = useServiceChange(
    (_: void, options) => Promise.all(ids.map((id) => endSession(id, options))),
    [SESSIONS_KEY],
  );

  function end() {
    mutate(undefined, {
      onSuccess: () => {
        tell({ tone: 'ok', text: t('end.done', { count: ids.length }) });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      title={device === null ? t('end.othersTitle') : t('end.oneTitle')}
      confirm={t('end.confirm')}
      busy={isPending}
      error={error ? textOf(error) : undefined}
      onConfirm={end}
      onClose={onClose}
    >
      {device === null ? t('end.othersText', { count: ids.length }) : t('end.oneText', { device })}
    </ConfirmDialog>
  );
}
