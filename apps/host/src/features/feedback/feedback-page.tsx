import { Card } from '@seller-toolbox/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { describePage } from '../../site/base/page-head.ts';
import { FeedbackForm } from './feedback-form.tsx';
import styles from './feedback-page.module.css';
import { FeedbackSide } from './feedback-side.tsx';
import { useFeedbackWords } from './feedback-words.ts';
import { ThankYou } from './thank-you.tsx';
import { useFeedbackForm } from './use-feedback-form.ts';

/** What visitors tell the people behind the site. */
export function FeedbackPage() {
  const t = useFeedbackWords();
  const form = useFeedbackForm();
  const heading = useRef<HTMLHeadingElement>(null);
  const [round, setRound] = useState(0);
  const description = t('head.description');
  const isSubmitted = form.state.status === 'submitted';
  const { resume } = form;

  useEffect(() => describePage(description), [description]);

  const startAgain = useCallback(() => {
    resume();
    setRound((known) => known + 1);
    heading.current?.focus({ preventScroll: true });
  }, [resume]);

  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('head.title')}
      </h1>
      <p className={styles.line}>{t('head.line')}</p>
      <div className={styles.columns}>
        <Card>{isSubmitted ? <ThankYou onDone={startAgain} /> : <FeedbackForm form={form} />}</Card>
        <FeedbackSide round={round} />
      </div>
    </div>
  );
}
