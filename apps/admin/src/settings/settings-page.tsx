import { listSettings } from '@seller-toolbox/api-client/settings';
import type { SettingKey, SettingRow } from '@seller-toolbox/contracts/settings';
import { Badge, Card, type Tone } from '@seller-toolbox/ui';
import { useState } from 'react';
import { Moment, ZoneNote } from '../parts/moment.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { RowOpener } from '../parts/row-opener.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import { NoticeDelivery } from './notice-delivery.tsx';
import { SettingDrawer } from './setting-drawer.tsx';
import { SETTING_GROUPS } from './setting-kinds.ts';
import { useSettingSummary } from './setting-summary.tsx';
import styles from './settings.module.css';
import { SETTINGS_KEY, useSettingsWords } from './settings-words.ts';

const SOURCE_TONES: Readonly<Record<SettingRow['source'], Tone>> = {
  default: 'neutral',
  stored: 'accent',
  file: 'info',
  environment: 'info',
};

/** Every setting by group, with its value and where it comes from. */
export function SettingsPage() {
  const t = useSettingsWords();
  const query = useServiceQuery(SETTINGS_KEY, listSettings);
  const [opened, setOpened] = useState<SettingKey | null>(null);
  const open = query.data?.find(({ key }) => key === opened);
  return (
    <PageFrame
      title={t('head.title')}
      line={
        <>
          {t('head.line')} <ZoneNote />
        </>
      }
    >
      <QueryView query={query} skeleton={{ shape: 'row', count: 8 }}>
        {(rows) =>
          groups.map(([group, keys]) => (
            <Card key={group} title={t(`group.${group}`)}>
              <ul className={styles.list}>
                {keys.flatMap((key) => {
                  const row = rows.find((each) => each.key === key);
                  return row ? [<Setting key={key} row={row} onOpen={() => setOpened(key)} />] : [];
                })}
              </ul>
            </Card>
          ))
        }
      </QueryView>
      <NoticeDelivery />
      {open && <SettingDrawer key={open.key} row={open} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}

// `Object.entries` loses the key type.
const groups = Object.entries(SETTING_GROUPS) as readonly [
  keyof typeof SETTING_GROUPS,
  readonly SettingKey[],
][];

function Setting({ row, onOpen }: { row: SettingRow; onOpen: () => void }) {
  const t = useSettingsWords();
  const summaryOf = useSettingSummary();
  const { key, value, source, updated_at: at, updated_by: by } = row;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <RowOpener text={t(`name.${key}`)} onOpen={onOpen} />
        <p className={styles.summary} dir="auto">
          {summaryOf(key, value)}
        </p>
      </div>
      <div className={styles.state}>
        <Badge tone={SOURCE_TONES[source]}>{t(`source.${source}`)}</Badge>
        {source === 'stored' && at !== null && (
          <span className={styles.date}>
            <Moment at={at} /> · {by}
          </span>
        )}
      </div>
    </li>
  );
}
