import { Button, classNames, Dialog } from '@seller-toolbox/ui';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { ActionLink } from '@seller-toolbox/announcement-view/action-link';
import { AnnouncementContent } from '@seller-toolbox/announcement-view/announcement-content';
import { AnnouncementIcon } from '@seller-toolbox/announcement-view/announcement-icon';
import tones from '@seller-toolbox/announcement-view/announcement-tones.module.css';
import styles from './announcement-popup.module.css';
import { useAnnouncementWords } from '@seller-toolbox/announcement-view/announcement-words';
import { dismiss, dismissals, isDismissed } from '@seller-toolbox/announcement-view/dismissals';
import { countSeen } from '@seller-toolbox/announcement-view/count-seen';
import { useIsHidden } from '@seller-toolbox/announcement-view/use-attention';
import { useSeen } from '@seller-toolbox/announcement-view/use-seen';
import type { ActiveList } from '@seller-toolbox/announcement-view/use-active-announcements';
import { whenUserNotBusy } from './when-user-not-busy.ts';

/** Shows each announcement once per browser and version, one after the other, and never while the visitor types. */
export function AnnouncementPopup({ popups }: { popups: ActiveList }) {
  const t = useAnnouncementWords();
  const titleId = useId();
  const title = useRef<HTMLSpanElement>(null);
  const known = useSyncExternalStore(dismissals.subscribe, dismissals.read);
  const [opened, setOpened] = useState<ActiveList[number] | null>(null);
  const next = opened ? undefined : popups.find((popup) => !isDismissed(popup, known));

  useEffect(() => {
    if (!next) return undefined;
    return whenUserNotBusy(() => {
      dismiss(next);
      setOpened(next);
    });
  }, [next]);

  useSeen(title, { id: opened?.id, isHidden: useIsHidden(), onSeen: countSeen });

  if (!opened) return null;
  // The language of the list may have changed since then.
  const shown = popups.find(({ id }) => id === opened.id) ?? opened;
  const close = () => setOpened(null);
  return (
    <Dialog
      open
      onClose={close}
      dismiss={shown.is_closable ? 'light' : 'explicit'}
      closeLabel={t('bar.close')}
      title={
        <span ref={title} className={styles.title}>
          <AnnouncementIcon type={shown.type} className={classNames(styles.icon, tones[shown.type])} />
          <span id={titleId}>{shown.title}</span>
        </span>
      }
      footer={
        <>
          <Button data-autofocus variant={shown.click_action === null ? 'primary' : 'plain'} onClick={close}>
            {t('bar.understood')}
          </Button>
          <ActionLink announcement={shown} look="primary" describedBy={titleId} onFollow={close} />
        </>
      }
    >
      <AnnouncementContent html={shown.content} className={styles.content} />
    </Dialog>
  );
}
