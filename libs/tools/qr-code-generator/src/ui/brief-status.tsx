import { Notice } from '@seller-toolbox/ui';
import type { BriefStatusState } from './use-brief-status.ts';
import styles from './brief-status.module.css';

/** A message that disappears by itself; its space stays reserved, so that nothing jumps. */
export function BriefStatus({ status }: { status: BriefStatusState }) {
  const { message, hold } = status;
  return (
    <div
      className={styles.place}
      role="status"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
    >
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </div>
  );
}
