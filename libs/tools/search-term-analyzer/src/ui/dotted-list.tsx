import styles from './dotted-list.module.css';

/** Short texts in a row with dots between them, and none at the end or the start of a line; empty texts are left out. */
export function DottedList({ texts }: { texts: readonly string[] }) {
  return (
    <span className={styles.dotted}>
      {texts.filter(Boolean).map((text, index) => (
        <span key={`${index} ${text}`} dir="auto">
          {index > 0 && <i> · </i>}
          {text}
        </span>
      ))}
    </span>
  );
}
