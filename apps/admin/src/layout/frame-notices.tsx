import { Button, Notice } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { useState, useSyncExternalStore } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useServerClock } from '../session/session-context.tsx';
import styles from './admin-layout.module.css';
import { SignInAgain } from './sign-in-again.tsx';
import { useSessionEnd } from './use-session-end.ts';

/** What concerns every page: the end of the session that is near, and a clock that is wrong. */
export function FrameNotices() {
  const end = useSessionEnd();
  const clock = useServerClock();
  const skew = useSyncExternalStore(clock.subscribe, clock.readSkew);
  if (end === null && skew === 0) return null;
  return (
    <div className={styles.notices}>
      {end !== null && <SessionExpiryWarning end={end} />}
      {skew !== 0 && <WrongClock skew={skew} />}
    </div>
  );
}

function SessionExpiryWarning({ end }: { end: { readonly at: Date; readonly isRemembered: boolean } }) {
  const t = useFrameWords();
  const { dateTime } = useFormat();
  const [signsIn, setSignsIn] = useState(false);
  return (
    <>
      <Notice
        tone="warn"
        live="polite"
        title={t('sessionEnd.title', { time: dateTime(end.at) })}
        actions={
          <Button size="s" onClick={() => setSignsIn(true)}>
            {t('sessionEnd.again')}
          </Button>
        }
      >
        {t('sessionEnd.text')}
      </Notice>
      {signsIn && <SignInAgain isRemembered={end.isRemembered} onClose={() => setSignsIn(false)} />}
    </>
  );
}

function WrongClock({ skew }: { skew: number }) {
  const t = useFrameWords();
  const minutes = Math.round(Math.abs(skew) / MINUTE);
  return (
    <Notice tone="warn" live="polite">
      {t(skew > 0 ? 'clock.ahead' : 'clock.behind', { minutes })}
    </Notice>
  );
}
