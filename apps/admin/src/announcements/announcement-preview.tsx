import {
  ANNOUNCEMENT_WORDS,
  loadAnnouncementWords,
} from '@seller-toolbox/announcement-view/announcement-words';
import { announcementText } from '@seller-toolbox/contracts/announcement-text';
import type { AnnouncementLanguage } from '@seller-toolbox/contracts/announcements';
import { createI18n, LANGUAGE_CODES, languageInfo, type I18n } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { Dialog, Field, Notice, SegmentedControl, Select } from '@seller-toolbox/ui';
import { useEffect, useState } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { DetailList } from '../parts/detail-drawer.tsx';
import { Moment } from '../parts/moment.tsx';
import styles from './announcement-preview.module.css';
import { useAnnouncementsWords } from './announcements-words.ts';
import { PREVIEW_THEMES, PreviewFrame, type PreviewTheme, type PreviewWidth } from './preview-frame.tsx';
import type { Previewed } from './previewed.ts';
import { ShownAnnouncement } from './shown-announcement.tsx';

export interface AnnouncementPreviewProps {
  readonly announcement: Previewed;
  readonly onClose: () => void;
}

/** An announcement as visitors see it, in each language, theme and width, and what cleaning removed. */
export function AnnouncementPreview({ announcement, onClose }: AnnouncementPreviewProps) {
  const t = useAnnouncementsWords();
  const frame = useFrameWords();
  const [language, setLanguage] = useState<AnnouncementLanguage>(announcement.language);
  const [theme, setTheme] = useState<PreviewTheme>('light');
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  const i18n = useSiteWords(language);
  const { target_audience: audience, start_time: start, end_time: end, removed = [] } = announcement;
  const { language_code: readLanguage, title, content } = announcementText(announcement, language);
  return (
    <Dialog open size="l" title={t('preview.title')} closeLabel={frame('frame.close')} onClose={onClose}>
      <div className={styles.parts}>
        <div className={styles.controls}>
          <Field label={t('field.language')}>
            <Select
              options={LANGUAGE_CODES.map((value) => ({ value, label: languageInfo(value).name }))}
              value={language}
              onValueChange={setLanguage}
            />
          </Field>
          <SegmentedControl
            label={t('preview.theme')}
            options={PREVIEW_THEMES.map((value) => ({ value, label: t(`preview.${value}`) }))}
            value={theme}
            onValueChange={setTheme}
          />
          <SegmentedControl
            label={t('preview.width')}
            options={(['desktop', 'phone'] as const).map((value) => ({
              value,
              label: t(`preview.${value}`),
            }))}
            value={width}
            onValueChange={setWidth}
          />
        </div>
        {readLanguage !== language && (
          <Notice tone="warn">{t('preview.fallback', { language: languageInfo(readLanguage).name })}</Notice>
        )}
        {removed.length > 0 && (
          <Notice tone="warn">
            {t('preview.removed')}
            <ul className={styles.removed}>
              {removed.map(({ language_code: code, kind, name }) => (
                <li key={`${code} ${kind} ${name}`}>
                  {languageInfo(code).name}: {t(`removed.${kind}`)} <code>{name}</code>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <PreviewFrame
          title={t('preview.page')}
          width={width}
          theme={theme}
          lang={languageInfo(language).locale}
        >
          {i18n && (
            <I18nProvider i18n={i18n}>
              <ShownAnnouncement
                announcement={{ ...announcement, id: 'preview', updated_at: '', title, content }}
              />
            </I18nProvider>
          )}
        </PreviewFrame>
        <DetailList
          entries={[
            [t('field.type'), t(`type.${announcement.type}`)],
            [t('field.status'), t(`status.${announcement.status}`)],
            [t('field.priority'), announcement.priority],
            [t('field.audience'), t(`audience.${audience}`)],
            [t('field.position'), t(`position.${announcement.display_position}`)],
            [t('field.start'), start === null ? t('time.atOnce') : <Moment key="start" at={start} />],
            [t('field.end'), end === null ? t('time.never') : <Moment key="end" at={end} />],
          ]}
        />
      </div>
    </Dialog>
  );
}

/** The words around announcements on the site, in a language; undefined until they have loaded. */
function useSiteWords(language: AnnouncementLanguage): I18n | undefined {
  const [i18n, setI18n] = useState<I18n>();
  useEffect(() => {
    let isCurrent = true;
    void loadAnnouncementWords(language)
      .then(({ default: words }) => {
        if (isCurrent) setI18n(createI18n(language, { [ANNOUNCEMENT_WORDS]: words }));
      })
      // Without a connection the words of the last language stay.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return i18n;
}
