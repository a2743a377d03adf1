import type { ReactNode } from 'react';
import { TextArea, type TextAreaProps } from './text-area.tsx';
import control from './control.module.css';
import styles from './marked-area.module.css';

export interface MarkedAreaProps extends Omit<TextAreaProps, 'className'> {
  value: string;
  /** A text of the value's length in runs, some of them marked. Only their backgrounds and lines are seen, so a mark must not move a letter. */
  runs: (text: string) => ReactNode;
}

/** Where lines end, the marks leave out spaces, and with them those at a start and those before others, which the text area has. */
const LEFT_OUT = /^ | (?=\s)/gmu;

/** A text area with marks behind its own text. The marks are for the eye only: what they mean is also written elsewhere. */
export function MarkedArea({ runs, ...area }: MarkedAreaProps) {
  return (
    <div className={styles.box}>
      {/* Inert, because a box that scrolls would be a stop of the keyboard. */}
      <div className={control.area} dir={area.dir} aria-hidden inert>
        {runs(area.value.replace(LEFT_OUT, '\u00a0'))}
        {'\n'}
      </div>
      <TextArea
        {...area}
        onScroll={({ currentTarget: { previousElementSibling: marks, scrollTop } }) => {
          if (marks) marks.scrollTop = scrollTop;
        }}
      />
    </div>
  );
}
