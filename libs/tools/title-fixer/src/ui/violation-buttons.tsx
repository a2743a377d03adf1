import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
import { Button } from '@seller-toolbox/ui';
import { lazy, useState } from 'react';
import type { FixerMarketplace } from '../engine/fixer-rules.data.ts';
import type { TitleFix, TitleViolation } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import marks from './title-marks.module.css';
import { TOO_LONG } from './too-long.ts';
import { useViolationText } from './violation-text.ts';
import styles from './violation-buttons.module.css';

const ViolationDialog = lazy(async () => ({
  default: (await import('./violation-dialog.tsx')).ViolationDialog,
}));

export interface ViolationButtonsProps {
  title: string;
  marketplace: FixerMarketplace;
  fix: TitleFix;
}

/** A button for each violation that is marked in the title: the mark, its text and its kind. It opens the details. */
export function ViolationButtons({ title, marketplace, fix }: ViolationButtonsProps) {
  const { t } = useToolWords<typeof zh>();
  const messageOf = useViolationText();
  const [opened, open] = useState<TitleViolation | null>(null);
  const language = listingLanguage(marketplace);
  const marked = fix.violations.filter(({ positions }) => positions.length > 0);
  if (marked.length === 0) return null;
  return (
    <div className={styles.violations} role="group" aria-label={t('ui.marked')}>
      {marked.map((violation) => {
        const { finding, type, severity } = violation;
        const isBeyond = finding.code === TOO_LONG;
        return (
          <Button
            key={finding.code}
            size="s"
            aria-haspopup="dialog"
            title={messageOf(violation)}
            onClick={() => open(violation)}
          >
            <span
              className={marks.mark}
              data-severity={severity}
              data-beyond={isBeyond}
              lang={language}
              dir="auto"
            >
              {isBeyond ? ' ' : textsOf(title, violation)}
            </span>
            {isBeyond ? t('ui.beyond', { max: fix.stats.maxAllowed }) : t(`ui.type-${type}`)}
          </Button>
        );
      })}
      {opened && (
        <LazyBoundary>
          <ViolationDialog
            violations={[opened]}
            text={textsOf(title, opened)}
            language={language}
            onClose={() => open(null)}
          />
        </LazyBoundary>
      )}
    </div>
  );
}

/** The different texts that break one rule. */
function textsOf(title: string, { positions }: TitleViolation): string {
  return [...new Set(positions.map(({ start, end }) => title.slice(start, end)))].join(', ');
}
