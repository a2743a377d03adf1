import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import { LEFT_OVER_WORDS, loadLeftOverWords, type LeftOverWords } from './left-over-words.ts';
import styles from './rule-set-comparison.module.css';

/** What is not yet deducted from what is left of the price, or that the referral fee is not known. */
export function LeftOverNote({ output }: { output: FbaOutput }) {
  return (
    <LazyWords namespace={LEFT_OVER_WORDS} load={loadLeftOverWords}>
      <Note isKnown={output.leftOver.referralFee !== null} />
    </LazyWords>
  );
}

function Note({ isKnown }: { isKnown: boolean }) {
  const t = useWords<LeftOverWords>(LEFT_OVER_WORDS);
  return <p className={styles.note}>{t(isKnown ? 'ui.note' : 'ui.unknown')}</p>;
}
