import { classNames } from '@seller-toolbox/ui';
import styles from './row-opener.module.css';

export interface RowOpenerProps {
  /** The text that opens a row; cut after two lines unless the class says otherwise. */
  text: string;
  onOpen: () => void;
  className?: string | undefined;
}

/** The text of a row, which opens it. */
export function RowOpener({ text, onOpen, className }: RowOpenerProps) {
  return (
    <button type="button" className={classNames(styles.opener, className)} dir="auto" onClick={onOpen}>
      {text}
    </button>
  );
}
