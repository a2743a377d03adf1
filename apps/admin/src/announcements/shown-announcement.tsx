import { ActionLink } from '@seller-toolbox/announcement-view/action-link';
import { AnnouncementBar } from '@seller-toolbox/announcement-view/announcement-bar';
import { AnnouncementContent } from '@seller-toolbox/announcement-view/announcement-content';
import { AnnouncementIcon } from '@seller-toolbox/announcement-view/announcement-icon';
import tones from '@seller-toolbox/announcement-view/announcement-tones.module.css';
import { useAnnouncementWords } from '@seller-toolbox/announcement-view/announcement-words';
import type { ActiveAnnouncement } from '@seller-toolbox/contracts/public-announcements';
import { Button, classNames, IconButton } from '@seller-toolbox/ui';
import type { MouseEvent } from 'react';
import styles from './shown-announcement.module.css';

/** An announcement at its place on a page, as visitors see it. Its link leads nowhere and is not counted. */
export function ShownAnnouncement({ announcement }: { announcement: ActiveAnnouncement }) {
  const { display_position: position } = announcement;
  return (
    <div className={styles.page} onClickCapture={preventNavigation}>
      {position === 'header' && <Bar announcement={announcement} position="header" />}
      <div className={styles.siteHeader} aria-hidden="true" />
      {position === 'banner' && <Bar announcement={announcement} position="banner" />}
      <div className={styles.siteText} aria-hidden="true" />
      {position === 'popup' && <Popup announcement={announcement} />}
    </div>
  );
}

function Bar({ announcement, position }: ShownProps & { position: 'header' | 'banner' }) {
  return (
    <AnnouncementBar
      position={position}
      announcements={[announcement]}
      isFloating={false}
      onClose={() => undefined}
    />
  );
}

interface ShownProps {
  readonly announcement: ActiveAnnouncement;
}

const POPUP_TITLE = 'shown-popup-title';

function Popup({ announcement }: ShownProps) {
  const t = useAnnouncementWords();
  return (
    <div className={styles.backdrop}>
      <div className={styles.popup}>
        <div className={styles.popupHead}>
          <AnnouncementIcon
            type={announcement.type}
            className={classNames(styles.icon, tones[announcement.type])}
          />
          <strong id={POPUP_TITLE}>{announcement.title}</strong>
          <IconButton icon="x" size="s" label={t('bar.close')} />
        </div>
        <AnnouncementContent html={announcement.content} />
        <div className={styles.popupFoot}>
          <Button variant={announcement.click_action === null ? 'primary' : 'plain'}>
            {t('bar.understood')}
          </Button>
          <ActionLink announcement={announcement} look="primary" describedBy={POPUP_TITLE} />
        </div>
      </div>
    </div>
  );
}

/** Before the link: a preview leads nowhere, and its target may be invalid. */
function preventNavigation(event: MouseEvent): void {
  if (!(event.target as Element).closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
