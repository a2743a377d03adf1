import { useToolWords } from '@seller-toolbox/tool-kit';
import { SegmentedControl } from '@seller-toolbox/ui';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { VersionChoice } from './use-selected-version.ts';
import { VersionCard } from './version-card.tsx';
import styles from './version-panel.module.css';

export interface VersionPanelProps {
  choice: VersionChoice;
  fix: TitleFix;
  original: string;
  /** The language of the listing. */
  language: string | undefined;
  onCopied: () => void;
}

/** The rewritten titles, one at a time, with a switch between rules and AI. */
export function VersionPanel({ choice, fix, original, language, onCopied }: VersionPanelProps) {
  const { t } = useToolWords<typeof zh>();
  const { source, versions, selected, select, show, hasAi } = choice;
  return (
    <div className={styles.panel}>
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
        <>
          <SegmentedControl
            label={t('ui.versions')}
            options={versions.map(({ strategy }) => ({
              value: strategy,
              label: t(`ui.strategy-${strategy}`),
            }))}
            value={selected.strategy}
            onValueChange={select}
          />
          <VersionCard
            key={`${source}-${selected.strategy}`}
            version={selected}
            source={source}
            fix={fix}
            original={original}
            language={language}
            onCopied={onCopied}
          />
        </>
      )}
    </div>
  );
}
