import { toRuns } from '@seller-toolbox/listing-ui/listing-title';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import { startAtWord } from './start-at-word.ts';
import { TOO_LONG } from './marked-codes.ts';
import styles from './title-marks.module.css';

/** What is only beyond the limit is marked more quietly than what breaks another rule. */
const isOnlyBeyond = ({ codes }: TitleFix['highlights'][number]) => codes.every((code) => code === TOO_LONG);

export interface TitleMarksProps {
  title: string;
  highlights: TitleFix['highlights'];
}

/** The title in runs, with what breaks a rule or praises marked. */
export function TitleMarks({ title, highlights }: TitleMarksProps) {
  return toRuns(title, startAtWord(title, highlights, isOnlyBeyond)).map(({ start, text, mark }) =>
    mark ? (
      <span
        key={start}
        className={styles.mark}
        data-severity={mark.severity}
        data-beyond={isOnlyBeyond(mark)}
      >
        {text}
      </span>
    ) : (
      text
    ),
  );
}
