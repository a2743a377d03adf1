import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { Button, DataTable, Notice } from '@seller-toolbox/ui';
import { Moment } from '../parts/moment.tsx';
import { NEW_DRAFT, toDraft, type AnnouncementDraft } from './announcement-draft.ts';
import { useAnnouncementsWords } from './announcements-words.ts';

export interface ConflictNoticeProps {
  readonly mine: AnnouncementDraft;
  readonly theirs: Announcement;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else saved first: where the two versions differ, and which one shall stay. */
export function ConflictNotice({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const t = useAnnouncementsWords();
  const other = toDraft(theirs);
  const differing = Object.keys(NEW_DRAFT)
    .map((name) => name as keyof AnnouncementDraft)
    .filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(other[name]));
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
      <DataTable
        caption={t('conflict.title')}
        columns={[
          { key: 'field', kind: 'heading', header: t('conflict.field'), cell: (name) => t(`draft.${name}`) },
          { key: 'mine', header: t('conflict.mine'), cell: (name) => <Value value={mine[name]} /> },
          { key: 'theirs', header: t('conflict.theirs'), cell: (name) => <Value value={other[name]} /> },
        ]}
        rows={differing}
        rowKey={(name) => name}
        empty={t('conflict.none')}
      />
    </Notice>
  );
}

/** As it was typed or chosen: the words of both versions side by side, not their looks. */
function Value({ value }: { value: AnnouncementDraft[keyof AnnouncementDraft] }) {
  const t = useAnnouncementsWords();
  if (typeof value === 'boolean') return value ? t('conflict.yes') : t('conflict.no');
  if (typeof value === 'string') return value === '' ? '—' : value;
  if (value.length === 0) return '—';
  return value.map(({ language_code: language, title, content }) => (
    <p key={language}>
      {language}: {title} — {content}
    </p>
  ));
}
