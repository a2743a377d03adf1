import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
import { Button } from '@seller-toolbox/ui';
import { lazy, useState } from 'react';
import type { FixerMarketplace } from '../engine/fixer-rules.data.ts';
import type { TitleFix, TitleViolation } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import marks from './title-marks.module.css';
import { PRAISE, TOO_LONG } from './marked-codes.ts';
import { limitOf, useViolationText } from './violation-text.ts';
import styles from './violation-buttons.module.css';

const ViolationDialog = lazy(async () => ({
  default: (await import('./violation-dialog.tsx')).ViolationDialog,
}));

export interface ViolationButtonsProps {
  title: string;
  marketplace: FixerMarketplace;
  fix: TitleFix;
}

/** A button for each violation that is marked in the title: the mark, its text and its kind. It opens the details. Praise, which is no violation, is only named. */
export function ViolationButtons({ title, marketplace, fix }: ViolationButtonsProps) {
  const { t } = useToolWords<typeof zh>();
  const messageOf = useViolationText();
  const [opened, open] = useState<TitleViolation | null>(null);
  const language = listingLanguage(marketplace);
  const marked = fix.violations.filter(({ positions }) => positions.length > 0);
  const praise = fix.highlights.filter(({ codes }) => codes.includes(PRAISE));
  if (marked.length === 0 && praise.length === 0) return null;
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
              {isBeyond ? `+${String(finding.params?.['over'])}` : textsOf(title, violation.positions)}
            </span>
            {isBeyond
              ? t('ui.beyond', { max: fix.stats.maxAllowed })
              : t(`ui.type-${type}`) + limitOf(violation)}
          </Button>
        );
      })}
      {praise.length > 0 && (
        <span className={styles.praise}>
          <span className={marks.mark} lang={language} dir="auto">
            {textsOf(title, praise)}
          </span>
          {t('ui.praise')}
        </span>
      )}
      {opened && (
        <LazyBoundary>
          <ViolationDialog
            violations={[opened]}
            text={textsOf(title, opened.positions)}
            language={language}
            onClose={() => open(null)}
          />
        </LazyBoundary>
      )}
    </div>
  );
}

/** The different texts at these places. */
function textsOf(title: string, positions: TitleViolation['positions']): string {
  return [...new Set(positions.map(({ start, end }) => title.slice(start, end)))].join(', ');
}
