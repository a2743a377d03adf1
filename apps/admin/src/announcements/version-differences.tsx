import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { languageInfo } from '@seller-toolbox/words';
import { DataTable } from '@seller-toolbox/ui';
import { useRecordNames } from '../app/record-names.ts';
import { Moment } from '../parts/moment.tsx';
import { useIsNarrow } from '../parts/use-is-narrow.ts';
import { differingFields, toDraft, type AnnouncementDraft } from './announcement-draft.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import { fromLocalTime } from './local-time.ts';
import styles from './version-differences.module.css';

type Field = keyof AnnouncementDraft;

interface Versions {
  readonly mine: AnnouncementDraft;
  readonly theirs: AnnouncementDraft;
  readonly differing: readonly Field[];
}

/** The differences between the draft and the saved version of another admin, in two columns or one. */
export function VersionDifferences({ mine, theirs }: { mine: AnnouncementDraft; theirs: Announcement }) {
  const t = useAnnouncementsWords();
  const isNarrow = useIsNarrow();
  const other = toDraft(theirs);
  const differing = differingFields(mine, other);
  if (differing.length === 0) return <p>{t('conflict.none')}</p>;
  const Shown = isNarrow ? List : Table;
  return <Shown mine={mine} theirs={other} differing={differing} />;
}

function Table({ mine, theirs, differing }: Versions) {
  const t = useAnnouncementsWords();
  return (
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
          cell: (name) => <Value name={name} value={theirs[name]} />,
        },
      ]}
      rows={differing}
      rowKey={(name) => name}
    />
  );
}

function List({ mine, theirs, differing }: Versions) {
  const t = useAnnouncementsWords();
  return (
    <ul className={styles.list} aria-label={t('conflict.title')}>
      {differing.map((name) => (
        <li key={name}>
          <p className={styles.name}>{t(`draft.${name}`)}</p>
          <dl className={styles.versions}>
            <dt>{t('conflict.mine')}</dt>
            <dd>
              <Value name={name} value={mine[name]} />
            </dd>
            <dt>{t('conflict.theirs')}</dt>
            <dd>
              <Value name={name} value={theirs[name]} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface ValueProps {
  readonly name: Field;
  readonly value: AnnouncementDraft[Field];
}

/** Options as the form names them, texts unchanged. */
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
