import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy, useState, type Ref } from 'react';
import type zh from '../../locales/zh.json';
import { loadSections } from '../load-sections.ts';
import type { AiProps } from './ai-props.ts';
import type { ReviewCall } from './ai-reviews.ts';
import { ReviewButtons } from './review-buttons.tsx';
import styles from './ai-slot.module.css';

const AiSection = lazy(async () => ({
  default: (await (await loadSections()).loadAiSection()).AiSection,
}));

/** The AI buttons. The section behind them is loaded with the first change of the input, or on the first click. */
export function AiSlot({ isDirty, ...props }: AiProps) {
  const { t } = useToolWords<typeof zh>();
  const [pressed, press] = useState<ReviewCall | null>(null);
  return (
    <section className={styles.section}>
      {isDirty || pressed ? (
        <LazyBoundary fallback={<ReviewButtons asking={pressed} onAsk={press} />}>
          <AiSection {...props} initialCall={pressed} />
        </LazyBoundary>
      ) : (
        <ReviewButtons onAsk={press} />
      )}
      <p className={styles.note}>{t('ui.aiNote')}</p>
    </section>
  );
}

/** Portal target of the reviews; takes no space while empty. */
export function AiReviewTarget({ target }: { target: Ref<HTMLElement> }) {
  return <section ref={target} className={styles.target} />;
}
