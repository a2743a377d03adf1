import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton } from '@seller-toolbox/ui';
import { FIXER_RULES } from '../../engine/fixer-rules.data.ts';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { FixSaving } from '../history/use-fix-to-save.ts';
import type { VersionChoice } from './use-selected-version.ts';
import { VersionList } from './version-list.tsx';
import styles from './version-panel.module.css';

export interface VersionPanelProps {
  choice: VersionChoice;
  fix: TitleFix;
  /** The language of the listing. */
  language: string | undefined;
  onCopied: FixSaving['copied'];
}

/** The versions, and what went from the selected title into the item highlights; on a phone also the title in full. */
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
      <VersionList choice={choice} fix={fix} language={language} onCopied={onCopied} />
      <p className={styles.title} lang={language} dir="auto">
        {title}
      </p>
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
