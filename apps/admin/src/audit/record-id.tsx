import styles from './record-id.module.css';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}(?=-[\da-f]{12}$)/i;

/** A name in full, or the end of an id, where ids differ. One click selects all of it. */
export function RecordId({ id }: { id: string }) {
  const [start] = UUID.exec(id) ?? [];
  if (start === undefined) return id;
  return (
    <span className={styles.id} title={id}>
      <span className={styles.start}>{start}</span>
      {id.slice(start.length)}
    </span>
  );
}
