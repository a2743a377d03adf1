import { useToolWords } from '@seller-toolbox/tool-kit';
import { SegmentedControl } from '@seller-toolbox/ui';
import type zh from '../../locales/zh.json';
import type { VersionChoice } from './use-selected-version.ts';
import styles from './version-tabs.module.css';

/** The rewritten titles to choose from, with a switch between rules and AI once there are both. */
export function VersionTabs({ choice }: { choice: VersionChoice }) {
  const { t } = useToolWords<typeof zh>();
  const { source, versions, selected, select, show, hasAi } = choice;
  return (
    <>
      {hasAi && (
        <SegmentedControl
          label={t('ui.source')}
          options={[
            { value: 'rules', label: t('ui.source-rules') },
            { value: 'ai', label: t('ui.source-ai') },
          ]}
          value={source}
          onValueChange={show}
        />
      )}
      {selected && (
        <div className={styles.tabs}>
          <SegmentedControl
            label={t('ui.versions')}
            options={versions.map(({ strategy }) => ({
              value: strategy,
              label: t(`ui.strategy-${strategy}`),
            }))}
            value={selected.strategy}
            onValueChange={select}
          />
        </div>
      )}
    </>
  );
}
