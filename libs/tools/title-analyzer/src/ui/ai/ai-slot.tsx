import { useToolWords } from '@seller-toolbox/tool-kit';
import { LatePart } from '@seller-toolbox/tool-kit/late-part';
import { lazy, useState } from 'react';
import type { TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';
import type zh from '../../locales/zh.json';
import type { AiReviews, ReviewCall } from './ai-reviews.ts';
import { ReviewButtons } from './review-buttons.tsx';
import styles from './ai-slot.module.css';

const AiSection = lazy(async () => ({ default: (await import('./ai-section.tsx')).AiSection }));

export interface AiSlotProps {
  input: TitleAnalyzerInput;
  /** There is nothing to ask about. */
  isEmpty: boolean;
  /** The visitor has changed something. */
  isOwn: boolean;
  reviews: AiReviews;
  onReviews: (reviews: AiReviews) => void;
  /** Puts a title into its field. */
  onTitle: (title: string) => void;
}

/** The buttons that ask the AI. What they need is loaded with the visitor's first change, or when one is pressed. */
export function AiSlot({ isOwn, ...props }: AiSlotProps) {
  const { t } = useToolWords<typeof zh>();
  const [pressed, press] = useState<ReviewCall | null>(null);
  return (
    <section className={styles.section}>
      {isOwn || pressed ? (
        <LatePart fallback={<ReviewButtons asking={pressed} />}>
          <AiSection {...props} asksAtOnce={pressed} />
        </LatePart>
      ) : (
        <ReviewButtons onAsk={press} />
      )}
      <p className={styles.note}>{t('ui.aiNote')}</p>
    </section>
  );
}
