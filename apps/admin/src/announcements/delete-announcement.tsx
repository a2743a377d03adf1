import { deleteAnnouncement } from '@seller-toolbox/api-client/announcement-review';
import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { clearAnnouncementsCache } from '@seller-toolbox/announcement-view/clear-announcements-cache';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { useTell } from '../parts/notices.tsx';
import { useServiceChange } from '../session/use-service.ts';
import { ANNOUNCEMENTS_KEY } from './announcement-list.ts';
import { useAnnouncementsWords } from './announcements-words.ts';

export interface DeleteAnnouncementProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks by the title, because it cannot be undone. */
export function DeleteAnnouncement({
  announcement: { id, title },
  onClose,
  onDeleted,
}: DeleteAnnouncementProps) {
  const t = useAnnouncementsWords();
  const tell = useTell();
  const textOf = useErrorText();
  const { mutate, isPending, error } = useServiceChange(deleteAnnouncement, [ANNOUNCEMENTS_KEY]);
  const reasons = { network: t('failure.network'), unknown: t('failure.unknown') };
  return (
    <ConfirmDialog
      open
      title={t('delete.title')}
      confirm={t('action.delete')}
      busy={isPending}
      error={error ? t('failure.delete', { reason: textOf(error, reasons) }) : undefined}
      onClose={onClose}
      onConfirm={() =>
        mutate(id, {
          onSuccess: () => {
            void clearAnnouncementsCache();
            tell({ tone: 'ok', text: t('done.deleted') });
            onDeleted();
          },
        })
      }
    >
      {t('delete.question', { title })}
    </ConfirmDialog>
  );
}
