import { Notice, type NoticeTone } from '@seller-toolbox/ui';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import styles from './notices.module.css';

export const NOTICE_MS = 3000;
/** For the result of a batch: it has more to read. */
export const BATCH_NOTICE_MS = 4000;

export interface Told {
  readonly tone: NoticeTone;
  readonly text: string;
  /** Left out, `NOTICE_MS`; a failure stays until it is closed. */
  readonly ms?: number;
}

interface Standing extends Told {
  readonly id: number;
}

type Tell = (told: Told) => void;

const TellContext = createContext<Tell>(() => undefined);

/** Tells what came of something; the notice goes by itself unless it is being read. */
export function useTell(): Tell {
  return useContext(TellContext);
}

export function NoticesProvider({ children }: { children: ReactNode }) {
  const t = useFrameWords();
  const [standing, setStanding] = useState<readonly Standing[]>([]);
  const { tell, remove } = useMemo(() => {
    let last = 0;
    const change = setStanding;
    return {
      tell: (told: Told) => change((known) => [...known, { ...told, id: (last += 1) }]),
      remove: (id: number) => change((known) => known.filter((notice) => notice.id !== id)),
    };
  }, []);
  return (
    <TellContext value={tell}>
      {children}
      <div className={styles.notices} role="region" aria-label={t('frame.notices')} aria-live="polite">
        {standing.map((notice) => (
          <Passing key={notice.id} notice={notice} remove={remove} />
        ))}
      </div>
    </TellContext>
  );
}

/** Waits while the pointer or the focus is on it. */
function Passing({ notice, remove }: { notice: Standing; remove: (id: number) => void }) {
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
      className={styles.passing}
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
