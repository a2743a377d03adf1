import { listSettingVersions } from '@seller-toolbox/api-client/settings';
import type { SettingRow, SettingVersionRow } from '@seller-toolbox/contracts/settings';
import { Button } from '@seller-toolbox/ui';
import { Moment } from '../parts/moment.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import { useSettingSummary } from './setting-summary.tsx';
import styles from './settings.module.css';
import { SETTINGS_KEY, useSettingsWords } from './settings-words.ts';

export interface SettingVersionsProps {
  readonly row: SettingRow;
  readonly disabled: boolean;
  /** Takes a version into the form; it is stored by saving. */
  readonly onRestore: (version: SettingVersionRow) => void;
}

/** Who changed the setting when, and each value to go back to. */
export function SettingVersions({ row, disabled, onRestore }: SettingVersionsProps) {
  const t = useSettingsWords();
  const summaryOf = useSettingSummary();
  const query = useServiceQuery([...SETTINGS_KEY, row.key, 'versions'], (options) =>
    listSettingVersions(row.key, options),
  );
  return (
    <QueryView query={query} skeleton={{ shape: 'row', count: 2 }}>
      {(versions) =>
        versions.length === 0 ? (
          <p>{t('version.none')}</p>
        ) : (
          <ol className={styles.versions}>
            {versions.map((version) => (
              <li key={version.version}>
                <p className={styles.versionHead}>
                  {t('version.number', { number: version.version })} · <Moment at={version.created_at} /> ·{' '}
                  {version.created_by}
                </p>
                <p className={styles.summary} dir="auto">
                  {version.value === null && row.key !== 'profile'
                    ? t('version.reset')
                    : summaryOf(row.key, version.value)}
                </p>
                {version.version !== row.version && (
                  <Button size="s" disabled={disabled} onClick={() => onRestore(version)}>
                    {t('version.restore')}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )
      }
    </QueryView>
  );
}
