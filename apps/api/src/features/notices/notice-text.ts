import type { AnnouncementLanguage, SentKind } from '@seller-toolbox/contracts';
import type { NoticeDetails } from './notices.table.ts';
import en from './words/en.json';
import id from './words/id.json';
import ja from './words/ja.json';
import vi from './words/vi.json';
import zhTW from './words/zh-TW.json';
import zh from './words/zh.json';

export interface NoticeText {
  readonly subject: string;
  readonly text: string;
}

const WORDS: Readonly<Record<AnnouncementLanguage, Readonly<Record<SentKind, NoticeText>>>> = {
  en,
  id,
  ja,
  vi,
  'zh-TW': zhTW,
  zh,
};

/** The notice in the operator's language; `{{name}}` is a detail. */
export function noticeText(
  kind: SentKind,
  details: NoticeDetails,
  language: AnnouncementLanguage,
): NoticeText {
  const { subject, text } = WORDS[language][kind];
  const filled = (template: string) =>
    template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(details[name] ?? ''));
  return { subject: filled(subject), text: filled(text) };
}
