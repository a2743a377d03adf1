import { useToolWords } from '@seller-toolbox/tool-kit';
import { LatePart } from '@seller-toolbox/tool-kit/late-part';
import { listingLanguage, MarkedText, toRuns } from '@seller-toolbox/listing-ui/listing-title';
import { lazy, useState } from 'react';
import type { FixerMarketplace } from '../engine/fixer-rules.data.ts';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import { useViolationText } from './violation-text.ts';
import styles from './marked-title.module.css';

const ViolationDialog = lazy(async () => ({
  default: (await import('./violation-dialog.tsx')).ViolationDialog,
}));

export interface MarkedTitleProps {
  title: string;
  marketplace: FixerMarketplace;
  fix: TitleFix;
}

/** The title with its violations marked; each mark opens what there is to know of it. */
export function MarkedTitle({ title, marketplace, fix }: MarkedTitleProps) {
  const { t } = useToolWords<typeof zh>();
  const messageOf = useViolationText();
  const [opened, open] = useState<TitleFix['highlights'][number] | null>(null);
  const violationsOf = (codes: readonly string[]) =>
    fix.violations.filter(({ finding }) => codes.includes(finding.code));
  const messagesOf = (codes: readonly string[]) => violationsOf(codes).map(messageOf).join(' | ');
  if (fix.highlights.length === 0) return null;
  return (
    <MarkedText
      caption={t('ui.marked')}
      language={listingLanguage(marketplace)}
      more={
        opened && (
          <LatePart>
            <ViolationDialog
              violations={violationsOf(opened.codes)}
              text={title.slice(opened.start, opened.end)}
              language={listingLanguage(marketplace)}
              onClose={() => open(null)}
            />
          </LatePart>
        )
      }
    >
      {toRuns(title, fix.highlights).map(({ start, text, mark }) =>
        mark ? (
          <span
            key={start}
            role="button"
            tabIndex={0}
            className={styles.mark}
            data-severity={mark.severity}
            title={messagesOf(mark.codes)}
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
