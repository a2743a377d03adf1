import { useToolWords } from '@seller-toolbox/tool-kit';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Badge, CopyButton } from '@seller-toolbox/ui';
import type zh from '../../locales/zh.json';
import type { VersionChoice } from './use-selected-version.ts';
import { VersionTabs } from './version-tabs.tsx';
import styles from './version-panel.module.css';

export interface VersionPanelProps {
  choice: VersionChoice;
  /** The language of the listing. */
  language: string | undefined;
  onCopied: () => void;
}

/** Who wrote the selected title and what went into the item highlights; on a phone also the versions and the title in full. */
export function VersionPanel({ choice, language, onCopied }: VersionPanelProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const { source, selected } = choice;
  if (!selected) return null;
  const copied = { copiedLabel: platform('frame.copied'), failedLabel: platform('frame.copyFailed') };
  const { title, itemHighlights } = selected;
  return (
    <div className={styles.panel}>
      <div className={styles.title}>
        <VersionTabs choice={choice} />
        <p lang={language} dir="auto">
          {title}
        </p>
        <CopyButton text={title} label={t('ui.copyTitle')} {...copied} onCopied={onCopied} />
      </div>
      <div className={styles.highlights}>
        <Badge tone={source === 'ai' ? 'accent' : 'neutral'}>{t(`ui.source-${source}`)}</Badge>
        {itemHighlights && (
          <>
            <span>{t('ui.itemHighlightsProposed')}</span>
            <p lang={language} dir="auto">
              {itemHighlights}
            </p>
            <CopyButton text={itemHighlights} label={t('ui.copyHighlights')} {...copied} look="icon" />
          </>
        )}
      </div>
    </div>
  );
}
