import { Notice, type NoticeTone } from '@seller-toolbox/ui';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import styles from './notices.module.css';

export const NOTICE_MS = 3000;
/** For the result of a batch: it has more to read. */
export const BATCH_NOTICE_MS = 4000;

export interface NoticeOptions {
  readonly tone: NoticeTone;
  readonly text: string;
  /** Left out, `NOTICE_MS`; a failure stays until it is closed. */
  readonly ms?: number;
}

interface ShownNotice extends NoticeOptions {
  readonly id: number;
}

type Notify = (notice: NoticeOptions) => void;

const NotifyContext = createContext<Notify>(() => undefined);

/** Shows a notice about an outcome; it closes by itself unless it is being read. */
export function useNotify(): Notify {
  return useContext(NotifyContext);
}

export function NoticesProvider({ children }: { children: ReactNode }) {
  const t = useFrameWords();
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const { notify, remove } = useMemo(() => {
    let last = 0;
    const change = setShown;
    return {
      notify: (notice: NoticeOptions) => change((known) => [...known, { ...notice, id: (last += 1) }]),
      remove: (id: number) => change((known) => known.filter((notice) => notice.id !== id)),
    };
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      <div className={styles.notices} role="region" aria-label={t('frame.notices')} aria-live="polite">
        {shown.map((notice) => (
          <TransientNotice key={notice.id} notice={notice} remove={remove} />
        ))}
      </div>
    </NotifyContext>
  );
}

/** Waits while the pointer or the focus is on it. */
function TransientNotice({ notice, remove }: { notice: ShownNotice; remove: (id: number) => void }) {
  const t = useFrameWords();
  const [isRead, setRead] = useState(false);
  const { id, tone, text, ms = tone === 'bad' ? undefined : NOTICE_MS } = notice;
  useEffect(() => {
    if (isRead || ms === undefined) return undefined;
    const timer = setTimeout(() => remove(id), ms);
    return () => clearTimeout(timer);
  }, [id, isRead, ms, remove]);
  return (
    <div
      className={styles.notice}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      <Notice tone={tone} dismiss={{ label: t('frame.dismiss'), onDismiss: () => remove(id) }}>
        {text}
      </Notice>
    </div>
  );
}
