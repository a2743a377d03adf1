import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '@seller-toolbox/contracts/announcements';
import { DEFAULT_LANGUAGE, languageInfo } from '@seller-toolbox/words';
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

const LANGUAGES = [DEFAULT_LANGUAGE, ...TRANSLATION_LANGUAGES] as const;
type PreviewLanguage = typeof DEFAULT_LANGUAGE | TranslationLanguage;

/** An announcement in the color and with the icon of its type, in each language of the site. */
export function AnnouncementPreview({ announcement, onClose }: AnnouncementPreviewProps) {
  const t = useAnnouncementsWords();
  const frame = useFrameWords();
  const [language, setLanguage] = useState<PreviewLanguage>(DEFAULT_LANGUAGE);
  const { target_audience: audience, start_time: start, end_time: end } = announcement;
  const translation = announcement.translations.find(({ language_code: code }) => code === language);
  const isFallback = language !== DEFAULT_LANGUAGE && !translation;
  return (
    <Dialog open title={t('preview.title')} closeLabel={frame('frame.close')} onClose={onClose}>
      <div className={styles.parts}>
        <Field label={t('field.language')}>
          <Select
            options={LANGUAGES.map((value) => ({ value, label: languageInfo(value).name }))}
            value={language}
            onValueChange={setLanguage}
          />
        </Field>
        {isFallback && <Notice tone="warn">{t('preview.fallback')}</Notice>}
        <Shown
          announcement={announcement}
          text={translation ?? announcement}
          language={translation ? language : DEFAULT_LANGUAGE}
        />
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
  readonly language: PreviewLanguage;
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

/** A link of a preview leads nowhere: behind it stands what may not be saved yet. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
