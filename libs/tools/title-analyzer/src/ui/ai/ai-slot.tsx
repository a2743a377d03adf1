import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy, useState, type Ref } from 'react';
import type { TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';
import type zh from '../../locales/zh.json';
import type { ReviewCall } from './ai-reviews.ts';
import { ReviewButtons } from './review-buttons.tsx';
import styles from './ai-slot.module.css';

const AiSection = lazy(async () => {
  const { loadAiSection } = await import('../late-parts.ts');
  return { default: (await loadAiSection()).AiSection };
});

export interface AiSlotProps {
  input: TitleAnalyzerInput;
  /** There is nothing to ask about. */
  isEmpty: boolean;
  /** The visitor has changed something. */
  isDirty: boolean;
  /** Where the answers are shown; null while there is no result. */
  place: HTMLElement | null;
  /** Puts a title into its field. */
  onTitle: (title: string) => void;
}

/** The buttons that ask the AI. What they need is loaded with the visitor's first change, or when one is pressed. */
export function AiSlot({ isDirty, ...props }: AiSlotProps) {
  const { t } = useToolWords<typeof zh>();
  const [pressed, press] = useState<ReviewCall | null>(null);
  return (
    <section className={styles.section}>
      {isDirty || pressed ? (
        <LazyBoundary fallback={<ReviewButtons asking={pressed} onAsk={press} />}>
          <AiSection {...props} asksAtOnce={pressed} />
        </LazyBoundary>
      ) : (
        <ReviewButtons onAsk={press} />
      )}
      <p className={styles.note}>{t('ui.aiNote')}</p>
    </section>
  );
}

/** The element in which the answers stand; it takes no room while there are none. */
export function AiPlace({ place }: { place: Ref<HTMLElement> }) {
  return <section ref={place} className={styles.place} />;
}
