import { Button, Icon } from '@seller-toolbox/ui';
import { useEffect, useRef, useState } from 'react';
import { useFeedbackWords } from './feedback-words.ts';
import styles from './thank-you.module.css';

const SHOWN_MS = 3_000;

/** Thanks the visitor, then closes by timeout, unless a pointer or the focus rests on it, or by its button. */
export function ThankYou({ onDone }: { onDone: () => void }) {
  const t = useFeedbackWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onDone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onDone]);

  return (
    <div className={styles.thanks} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <Icon name="circle-check" size={40} className={styles.icon} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('thanks.title')}
      </h2>
      <p>{t('thanks.text')}</p>
      <Button icon="plus" onFocus={() => setHeld(true)} onBlur={() => setHeld(false)} onClick={onDone}>
        {t('thanks.again')}
      </Button>
    </div>
  );
}
