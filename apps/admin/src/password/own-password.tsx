import { useFormat } from '@seller-toolbox/words/react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { LoadedPage } from '../app/loaded-page.tsx';
import { Standalone } from '../layout/standalone.tsx';
import { useSession } from '../session/session-context.tsx';
import { PASSWORD_FORM } from './change-password.tsx';
import { CloseProvider } from './close-context.ts';
import styles from './own-password.module.css';

/** All that a one-time password opens: the form that replaces it. Its other button signs out. */
export function OwnPassword({ ends }: { ends: string }) {
  const t = useFrameWords();
  const { dateTime } = useFormat();
  const session = useSession();
  return (
    <Standalone
      icon="key"
      title={t('passwordEnd.title')}
      text={t('passwordEnd.text', { time: dateTime(new Date(ends)) })}
    >
      <div className={styles.form}>
        {/* Signed out here, whether the service answers or not. */}
        <CloseProvider value={() => void session.signOut().catch(() => {})}>
          <LoadedPage page={PASSWORD_FORM} />
        </CloseProvider>
      </div>
    </Standalone>
  );
}
