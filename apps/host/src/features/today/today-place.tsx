import { TODAY_KINDS } from './kinds.ts';
import styles from './today-section.module.css';

/** The rows before they are known, in their final size. */
export function TodayPlace() {
  return (
    <>
      {/* A blank has the baseline of the date. */}
      <p className={styles.date}>{'\u00a0'}</p>
      <ul className={styles.rows} aria-hidden="true">
        {TODAY_KINDS.map((kind) => (
          <li key={kind} className={styles.waiting} />
        ))}
      </ul>
      <div className={styles.personal} />
    </>
  );
}
