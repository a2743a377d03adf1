import { useToolWords } from '@seller-toolbox/tool-kit';
import { Button } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import type zh from '../../locales/zh.json';
import type { ReviewCall } from './ai-reviews.ts';
import styles from './ai-slot.module.css';

export interface ReviewButtonsProps {
  /** The running call: its button is busy, the other disabled. */
  asking?: ReviewCall | null;
  /** The quota is used up. */
  isExhausted?: boolean;
  /** Instead of the AI's. */
  optimizeLabel?: string | undefined;
  onAsk?: (call: ReviewCall) => void;
  /** Rendered after the buttons. */
  children?: ReactNode;
}

/** Buttons for the two AI calls. */
export function ReviewButtons({
  asking = null,
  isExhausted = false,
  optimizeLabel,
  onAsk,
  children,
}: ReviewButtonsProps) {
  const { t } = useToolWords<typeof zh>();
  const button = (call: ReviewCall) => ({
    busy: asking === call,
    disabled: isExhausted || (asking !== null && asking !== call),
    onClick: () => onAsk?.(call),
  });
  return (
    <div className={styles.buttons}>
      <Button variant="primary" icon="trending-up" {...button('title-optimization')}>
        {optimizeLabel ?? t('ui.aiOptimize')}
      </Button>
      <Button icon="search-check" {...button('compliance-check')}>
        {t('ui.aiCheck')}
      </Button>
      {children}
    </div>
  );
}
