import { ScrollBox } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import styles from './marked-text.module.css';

export interface MarkedTextProps {
  caption: string;
  /** Of the listing. */
  language?: string | undefined;
  /** The runs of the text, marked and not. */
  children: ReactNode;
  /** Below the text. */
  more?: ReactNode;
}

/** A listing's text in a box of its own, in which something is marked. */
export function MarkedText({ caption, language, children, more }: MarkedTextProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <ScrollBox label={caption} className={styles.text}>
        <p lang={language} dir="auto">
          {children}
        </p>
      </ScrollBox>
      {more}
    </figure>
  );
}
