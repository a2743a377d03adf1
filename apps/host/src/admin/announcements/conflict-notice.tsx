import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { languageInfo } from '@seller-toolbox/i18n';
import { Button, DataTable, Notice } from '@seller-toolbox/ui';
import { useRecordNames } from '../app/record-names.ts';
import { Moment } from '../parts/moment.tsx';
import { NEW_DRAFT, toDraft, type AnnouncementDraft } from './announcement-draft.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import styles from './conflict-notice.module.css';
import { fromLocalTime } from './local-time.ts';

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
          {
            key: 'field',
            kind: 'heading',
            header: t('conflict.field'),
            cell: (name) => <span className={styles.field}>{t(`draft.${name}`)}</span>,
          },
          {
            key: 'mine',
            header: t('conflict.mine'),
            cell: (name) => <Value name={name} value={mine[name]} />,
          },
          {
            key: 'theirs',
            header: t('conflict.theirs'),
            cell: (name) => <Value name={name} value={other[name]} />,
          },
        ]}
        rows={differing}
        rowKey={(name) => name}
        empty={t('conflict.none')}
      />
    </Notice>
  );
}

interface ValueProps {
  readonly name: keyof AnnouncementDraft;
  readonly value: AnnouncementDraft[keyof AnnouncementDraft];
}

/** What was chosen in the words of the form, texts as they were typed. */
function Value({ name, value }: ValueProps) {
  const { valueOf } = useRecordNames();
  if (typeof value === 'object') return <Translations translations={value} />;
  const instant = name === 'start_time' || name === 'end_time' ? fromLocalTime(String(value)) : null;
  if (instant !== null) return <Moment at={instant} />;
  return valueOf(name, value === '' ? null : value) ?? (value === '' ? '—' : String(value));
}

function Translations({ translations }: Pick<AnnouncementDraft, 'translations'>) {
  const written = translations.filter(({ title, content }) => title.trim() !== '' || content.trim() !== '');
  if (written.length === 0) return '—';
  return written.map(({ language_code: language, title, content }, index) => (
    <p key={index}>
      {languageInfo(language).name}: {title} — {content}
    </p>
  ));
}
