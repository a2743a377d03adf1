import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { listingLanguage, MarkedText, toRuns } from '@seller-toolbox/listing-ui/listing-title';
import { lazy, useState } from 'react';
import type { FixerMarketplace } from '../engine/fixer-rules.data.ts';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import { startAtWord } from './start-at-word.ts';
import { useViolationText } from './violation-text.ts';
import styles from './marked-title.module.css';

const ViolationDialog = lazy(async () => ({
  default: (await import('./violation-dialog.tsx')).ViolationDialog,
}));

/** What is only beyond the limit is marked more quietly than what breaks another rule. */
const TOO_LONG = 'title-too-long';
const isOnlyBeyond = ({ codes }: TitleFix['highlights'][number]) => codes.every((code) => code === TOO_LONG);
/** No violation, so it has no dialog. */
const PRAISE = 'promotional-words';

export interface MarkedTitleProps {
  title: string;
  marketplace: FixerMarketplace;
  fix: TitleFix;
}

/** The title with its violations marked; each mark opens a dialog with the details. */
export function MarkedTitle({ title, marketplace, fix }: MarkedTitleProps) {
  const { t, textOf } = useToolWords<typeof zh>();
  const messageOf = useViolationText();
  const [openHighlight, open] = useState<TitleFix['highlights'][number] | null>(null);
  const violationsFor = (codes: readonly string[]) =>
    fix.violations.filter(({ finding }) => codes.includes(finding.code));
  const messagesFor = (codes: readonly string[]) => violationsFor(codes).map(messageOf).join(' | ');
  const praise = fix.findings.find(({ code }) => code === PRAISE);
  if (fix.highlights.length === 0) return null;
  const isBeyond = fix.highlights.some(({ codes }) => codes.includes(TOO_LONG));
  return (
    <MarkedText
      caption={[t('ui.marked'), isBeyond && t('ui.beyond', { max: fix.stats.maxAllowed })]
        .filter(Boolean)
        .join(' · ')}
      language={listingLanguage(marketplace)}
      more={
        openHighlight && (
          <LazyBoundary>
            <ViolationDialog
              violations={violationsFor(openHighlight.codes)}
              text={title.slice(openHighlight.start, openHighlight.end)}
              language={listingLanguage(marketplace)}
              onClose={() => open(null)}
            />
          </LazyBoundary>
        )
      }
    >
      {toRuns(title, startAtWord(title, fix.highlights, isOnlyBeyond)).map(({ start, text, mark }) =>
        mark && violationsFor(mark.codes).length === 0 ? (
          <span
            key={start}
            className={styles.mark}
            data-severity={mark.severity}
            title={praise && textOf(praise)}
          >
            {text}
          </span>
        ) : mark ? (
          <span
            key={start}
            role="button"
            tabIndex={0}
            className={styles.mark}
            data-severity={mark.severity}
            data-beyond={isOnlyBeyond(mark)}
            title={messagesFor(mark.codes)}
            aria-haspopup="dialog"
            onClick={() => open(mark)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              open(mark);
            }}
          >
            {text}
          </span>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </MarkedText>
  );
}
