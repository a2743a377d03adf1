import { deleteAnnouncement, updateAnnouncement } from '@seller-toolbox/api-client/announcement-review';
import type { ListPage } from '@seller-toolbox/api-client/call-list';
import type { Announcement, AnnouncementFilter } from '@seller-toolbox/contracts/announcements';
import { useState } from 'react';
import { BatchBar } from '../parts/batch-bar.tsx';
import { InactiveButton } from '../parts/inactive-button.tsx';
import type { Selection } from '../parts/selection.ts';
import { withStatus } from './announcement-draft.ts';
import { listAllAnnouncements } from './announcement-list.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import { BatchConfirm } from './batch-confirm.tsx';
import { BatchFailures } from './batch-failures.tsx';
import { BATCH_ACTIONS, type BatchAction } from './batch-texts.ts';
import { stopBatch } from './running-batch.ts';
import { useBatch } from './use-batch.ts';
import { useKnownRows } from './use-known-rows.ts';

export interface AnnouncementBatchBarProps {
  readonly selection: Selection;
  readonly filter: AnnouncementFilter;
  /** The page of the list that is shown. */
  readonly page: ListPage<Announcement> | undefined;
}

/** The actions for all selected announcements, their progress and the result for each. */
export function AnnouncementBatchBar({ selection, filter, page }: AnnouncementBatchBarProps) {
  const t = useAnnouncementsWords();
  const known = useKnownRows(page?.rows);
  const [pendingAction, setPendingAction] = useState<BatchAction | null>(null);
  const { run, running, failureReport, dismissFailureReport } = useBatch(selection, known);
  const selected = [...selection.keys].flatMap((id) => known.get(id) ?? []);

  function start(action: BatchAction, newEnd: string | null) {
    setPendingAction(null);
    void run(action, selected, (row, options) =>
      action === 'delete'
        ? deleteAnnouncement(row.id, options)
        : updateAnnouncement(
            action === 'activate' ? withStatus(row, 'active', newEnd) : withStatus(row, 'inactive'),
            options,
          ),
    );
  }

  return (
    <>
      <BatchBar
        selection={selection}
        total={page?.pagination.total ?? 0}
        listMatching={(options) => listAllAnnouncements(filter, options)}
        onListed={known.add}
        running={running}
        onStop={stopBatch}
      >
        {BATCH_ACTIONS.map((action) => (
          <InactiveButton
            key={action}
            size="s"
            variant={action === 'delete' ? 'danger' : undefined}
            inactive={running !== null}
            onClick={() => setPendingAction(action)}
          >
            {t(`batch.${action}`)}
          </InactiveButton>
        ))}
      </BatchBar>
      {pendingAction && (
        <BatchConfirm
          action={pendingAction}
          rows={selected}
          onConfirm={(newEnd) => start(pendingAction, newEnd)}
          onClose={() => setPendingAction(null)}
        />
      )}
      {failureReport && <BatchFailures report={failureReport} onClose={dismissFailureReport} />}
    </>
  );
}
