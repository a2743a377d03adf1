import type { OneTimePassword } from '@seller-toolbox/contracts/users';
import { Button, CopyButton, Dialog } from '@seller-toolbox/ui';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import styles from './users.module.css';
import { useUsersWords } from './users-words.ts';

/** The one-time password, shown once: nothing stores it. */
export function ShownPassword({ made, onClose }: { made: OneTimePassword; onClose: () => void }) {
  const t = useUsersWords();
  const frame = useFrameWords();
  const platform = usePlatformWords();
  const { dateTime } = useFormat();
  return (
    <Dialog
      open
      title={t('password.title', { name: made.username })}
      closeLabel={frame('frame.close')}
      dismiss="explicit"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('password.done')}
        </Button>
      }
    >
      <div className={styles.parts}>
        <p>{t('password.text', { time: dateTime(new Date(made.expires_at)) })}</p>
        <div className={styles.password}>
          <code>{made.password}</code>
          <CopyButton
            text={made.password}
            label={platform('frame.copy')}
            copiedLabel={platform('frame.copied')}
            failedLabel={platform('frame.copyFailed')}
          />
        </div>
      </div>
    </Dialog>
  );
}
