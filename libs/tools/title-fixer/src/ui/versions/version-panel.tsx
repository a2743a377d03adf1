import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton } from '@seller-toolbox/ui';
import { FIXER_RULES } from '../../engine/fixer-rules.data.ts';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { VersionChoice } from './use-selected-version.ts';
import { VersionTabs } from './version-tabs.tsx';
import styles from './version-panel.module.css';

export interface VersionPanelProps {
  choice: VersionChoice;
  fix: TitleFix;
  /** The language of the listing. */
  language: string | undefined;
  onCopied: () => void;
}

/** What went from the selected title into the item highlights; on a phone also the versions and the title in full. */
export function VersionPanel({ choice, fix, language, onCopied }: VersionPanelProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { selected } = choice;
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
      {itemHighlights && (
        <div className={styles.highlights}>
          <b>{t('ui.itemHighlightsProposed')}</b>
          <span>
            {format.number(codePointLength(itemHighlights))}/
            {format.number(FIXER_RULES[fix.ruleSet].itemHighlights ?? 0)}
          </span>
          <p lang={language} dir="auto">
            {itemHighlights}
          </p>
          <CopyButton text={itemHighlights} label={t('ui.copyHighlights')} {...copied} look="icon" />
        </div>
      )}
    </div>
  );
}
