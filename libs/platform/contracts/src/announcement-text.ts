import type { AnnouncementLanguage, Translation } from './announcements.ts';

export interface AnnouncementTexts {
  /** Of title and content. */
  readonly language: AnnouncementLanguage;
  readonly title: string;
  readonly content: string;
  readonly translations: readonly Translation[];
}

/** What a visitor reads: the language of the page, else English, else the original. zh-TW reads zh before English. */
export function announcementText(texts: AnnouncementTexts, wanted: AnnouncementLanguage): Translation {
  const { language, title, content, translations } = texts;
  const original = { language_code: language, title, content };
  const written = [original, ...translations];
  const order = [wanted, ...(wanted === 'zh-TW' ? (['zh'] as const) : []), 'en'];
  const found = order.map((code) => written.find(({ language_code }) => language_code === code));
  return found.find((text) => text !== undefined) ?? original;
}
