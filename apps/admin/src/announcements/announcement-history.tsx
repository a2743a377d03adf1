import { listAnnouncementVersions } from '@seller-toolbox/api-client/announcement-review';
import type { AnnouncementVersion } from '@seller-toolbox/contracts/announcements';
import { Button } from '@seller-toolbox/ui';
import { Moment } from '../parts/moment.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import { differingFields, toDraft } from './announcement-draft.ts';
import styles from './announcement-history.module.css';
import { ANNOUNCEMENTS_KEY } from './announcement-list.ts';
import { useAnnouncementsWords } from './announcements-words.ts';

export interface AnnouncementHistoryProps {
  readonly id: string;
  readonly disabled: boolean;
  /** Takes a version into the form; it is stored by saving. */
  readonly onRestore: (version: AnnouncementVersion) => void;
}

/** Who saved the announcement when, what each version changed, and the way back to it. */
export function AnnouncementHistory({ id, disabled, onRestore }: AnnouncementHistoryProps) {
  const t = useAnnouncementsWords();
  const query = useServiceQuery([...ANNOUNCEMENTS_KEY, id, 'versions'], (options) =>
    listAnnouncementVersions(id, options),
  );
  return (
    <QueryView query={query} skeleton={{ shape: 'row', count: 2 }}>
      {(versions) => (
        <ol className={styles.versions}>
          {versions.map((version, index) => (
            <li key={version.version}>
              <p className={styles.head}>
                {t('history.number', { number: version.version })} · <Moment at={version.saved_at} /> ·{' '}
                {version.saved_by}
              </p>
              <p dir="auto">{version.title}</p>
              <p className={styles.changed}>
                <Changed version={version} before={versions[index + 1]} />
              </p>
              {index === 0 ? (
                <p className={styles.changed}>{t('history.current')}</p>
              ) : (
                <Button
                  size="s"
                  disabled={disabled}
                  aria-label={t('history.restoreOf', { number: version.version })}
                  onClick={() => onRestore(version)}
                >
                  {t('history.restore')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

/** The names of the fields that a version changed. */
function Changed({
  version,
  before,
}: {
  version: AnnouncementVersion;
  before: AnnouncementVersion | undefined;
}) {
  const t = useAnnouncementsWords();
  if (!before) return t('history.first');
  const fields = differingFields(toDraft(version), toDraft(before));
  if (fields.length === 0) return t('history.same');
  return t('history.changed', {
    fields: fields.map((name) => t(`draft.${name}`)).join(t('history.separator')),
  });
}
