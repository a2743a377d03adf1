import { createAnnouncement } from '@seller-toolbox/api-client/announcement-review';
import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { useCallback } from 'react';
import { useErrorText } from '../parts/error-text.ts';
import { useNotify } from '../parts/notices.tsx';
import { useServiceChange } from '../session/use-service.ts';
import { copyOf } from './announcement-draft.ts';
import { ANNOUNCEMENTS_KEY } from './announcement-list.ts';
import { useAnnouncementsWords } from './announcements-words.ts';

/** Stores a copy as a draft without times, so that nothing is shown by it, and opens it. */
export function useDuplicate(onDone: (copy: Announcement) => void): (row: Announcement) => void {
  const t = useAnnouncementsWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const { mutate } = useServiceChange(createAnnouncement, [ANNOUNCEMENTS_KEY]);
  return useCallback(
    (row) =>
      mutate(copyOf(row), {
        onSuccess: (copy) => {
          notify({ tone: 'ok', text: t('done.duplicated') });
          onDone(copy);
        },
        onError: (error) => {
          const reasons = { network: t('failure.network'), unknown: t('failure.unknown') };
          notify({ tone: 'bad', text: t('failure.duplicate', { reason: textOf(error, reasons) }) });
        },
      }),
    [mutate, notify, onDone, t, textOf],
  );
}
