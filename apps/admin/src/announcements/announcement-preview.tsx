import { announcementText } from '@seller-toolbox/contracts/announcement-text';
import type { AnnouncementLanguage } from '@seller-toolbox/contracts/announcements';
import { LANGUAGE_CODES, languageInfo } from '@seller-toolbox/words';
import { classNames, Dialog, Field, Icon, IconButton, Notice, Select } from '@seller-toolbox/ui';
import { useState, type MouseEvent } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { AnnouncementContent } from '@seller-toolbox/announcement-view/announcement-content';
import { ANNOUNCEMENT_ICONS } from '@seller-toolbox/announcement-view/announcement-icons';
import tones from '@seller-toolbox/announcement-view/announcement-tones.module.css';
import { DetailList } from '../parts/detail-drawer.tsx';
import { Moment } from '../parts/moment.tsx';
import styles from './announcement-preview.module.css';
import { useAnnouncementsWords } from './announcements-words.ts';
import type { Previewed } from './previewed.ts';

export interface AnnouncementPreviewProps {
  readonly announcement: Previewed;
  readonly onClose: () => void;
}

/** An announcement in the color and with the icon of its type, in each language of the site. */
export function AnnouncementPreview({ announcement, onClose }: AnnouncementPreviewProps) {
  const t = useAnnouncementsWords();
  const frame = useFrameWords();
  const [language, setLanguage] = useState<AnnouncementLanguage>(announcement.language);
  const { target_audience: audience, start_time: start, end_time: end } = announcement;
  const text = announcementText(announcement, language);
  const { language_code: readLanguage } = text;
  return (
    <Dialog open title={t('preview.title')} closeLabel={frame('frame.close')} onClose={onClose}>
      <div className={styles.parts}>
        <Field label={t('field.language')}>
          <Select
            options={LANGUAGE_CODES.map((value) => ({ value, label: languageInfo(value).name }))}
            value={language}
            onValueChange={setLanguage}
          />
        </Field>
        {readLanguage !== language && (
          <Notice tone="warn">{t('preview.fallback', { language: languageInfo(readLanguage).name })}</Notice>
        )}
        <Shown announcement={announcement} text={text} language={readLanguage} />
        <DetailList
          entries={[
            [t('field.type'), t(`type.${announcement.type}`)],
            [t('field.status'), t(`status.${announcement.status}`)],
            [t('field.priority'), announcement.priority],
            [t('field.audience'), t(`audience.${audience}`)],
            [t('field.start'), start === null ? t('time.atOnce') : <Moment key="start" at={start} />],
            [t('field.end'), end === null ? t('time.never') : <Moment key="end" at={end} />],
          ]}
        />
      </div>
    </Dialog>
  );
}

interface ShownProps {
  readonly announcement: Previewed;
  readonly text: { readonly title: string; readonly content: string };
  readonly language: AnnouncementLanguage;
}

function Shown({
  announcement: { type, is_closable: isClosable, click_action: action },
  text,
  language,
}: ShownProps) {
  const t = useAnnouncementsWords();
  return (
    <div
      className={classNames(styles.shown, tones[type])}
      lang={languageInfo(language).locale}
      onClickCapture={stayHere}
    >
      <Icon name={ANNOUNCEMENT_ICONS[type]} size={18} label={t(`type.${type}`)} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{text.title}</p>
        <AnnouncementContent html={text.content} />
        {action !== null && <p className={styles.action}>{action}</p>}
      </div>
      {/* Shown because it will be there; in a preview there is nothing to close. */}
      {isClosable && <IconButton size="s" icon="x" label={t('preview.closeShown')} aria-disabled />}
    </div>
  );
}

/** The link of a preview is disabled: its target may be invalid. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
