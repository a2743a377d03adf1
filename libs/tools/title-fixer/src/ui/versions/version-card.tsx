import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Badge, CopyButton, Disclosure } from '@seller-toolbox/ui';
import { lazy } from 'react';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { ShownVersion } from './shown-version.ts';
import type { VersionSource } from './use-selected-version.ts';
import { useVersionText } from './version-text.ts';
import styles from './version-panel.module.css';

const InlineDiff = lazy(async () => ({ default: (await import('./title-diff.tsx')).InlineDiff }));

export interface VersionCardProps {
  version: ShownVersion;
  source: VersionSource;
  fix: TitleFix;
  original: string;
  /** The language of the listing. */
  language: string | undefined;
  onCopied: () => void;
}

/** What one rewritten title moved and changed. The title itself is in the figure of the page; on a phone it is here in full. */
export function VersionCard({ version, source, fix, original, language, onCopied }: VersionCardProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const textOf = useVersionText();
  const { title, length, changes, explanation } = version;
  return (
    <div className={styles.card}>
      <p className={styles.title} lang={language} dir="auto">
        {title}
      </p>
      <CopyButton
        text={title}
        label={t('ui.copyTitle')}
        copiedLabel={platform('frame.copied')}
        failedLabel={platform('frame.copyFailed')}
        variant="primary"
        onCopied={onCopied}
      />
      <div className={styles.facts}>
        <span>
          {t('ui.counter', { length: format.number(length), max: format.number(fix.stats.maxAllowed) })}
        </span>
        <Badge tone={source === 'ai' ? 'accent' : 'neutral'}>{t(`ui.source-${source}`)}</Badge>
      </div>
      <ItemHighlights text={version.itemHighlights} language={language} />
      <Disclosure summary={t('ui.changes', { count: format.number(changes.length) })} open>
        <ul className={styles.changes}>
          {changes.map((change, index) => (
            <li key={index}>{textOf(change)}</li>
          ))}
        </ul>
        <p className={styles.explanation}>{textOf(explanation)}</p>
      </Disclosure>
      <LazyDisclosure
        summary={t('ui.diff')}
        aside={`${format.number(fix.stats.length)} → ${format.number(length)}`}
        look="plain"
      >
        <InlineDiff before={original} after={title} language={language} />
      </LazyDisclosure>
    </div>
  );
}

/** The proposed item highlights, if the rules have that field. */
function ItemHighlights({ text, language }: { text: string | null; language: string | undefined }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  if (!text) return null;
  return (
    <div className={styles.highlights}>
      <span className={styles.name}>{t('ui.itemHighlightsProposed')}</span>
      <p lang={language} dir="auto">
        {text}
      </p>
      <CopyButton
        text={text}
        label={t('ui.copyHighlights')}
        copiedLabel={platform('frame.copied')}
        failedLabel={platform('frame.copyFailed')}
        size="s"
      />
    </div>
  );
}
