import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { Button, Notice } from '@seller-toolbox/ui';
import { Moment } from '../parts/moment.tsx';
import type { AnnouncementDraft } from './announcement-draft.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import { VersionDifferences } from './version-differences.tsx';

export interface ConflictNoticeProps {
  readonly mine: AnnouncementDraft;
  readonly theirs: Announcement;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Another admin saved first: shows the differences, and asks which version to keep. */
export function ConflictNotice({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const t = useAnnouncementsWords();
  return (
    <Notice
      tone="warn"
      live="assertive"
      title={t('conflict.title')}
      actions={
        <>
          <Button size="s" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button size="s" variant="primary" onClick={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>
        {t('conflict.savedAt')} <Moment at={theirs.updated_at} />
      </p>
      <VersionDifferences mine={mine} theirs={theirs} />
    </Notice>
  );
}
