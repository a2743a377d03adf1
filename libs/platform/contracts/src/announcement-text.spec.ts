import { announcementText } from './announcement-text.ts';
import type { AnnouncementLanguage } from './announcements.ts';

function readIn(
  language: AnnouncementLanguage,
  original: AnnouncementLanguage,
  others: AnnouncementLanguage[],
) {
  const translations = others.map((code) => ({ language_code: code, title: code, content: code }));
  return announcementText({ language: original, title: original, content: original, translations }, language);
}

describe('announcementText', () => {
  it.each([
    ['ja', 'zh', ['en', 'ja'], 'ja'],
    ['vi', 'zh', ['en', 'ja'], 'en'],
    ['vi', 'zh', ['ja'], 'zh'],
    ['vi', 'en', ['zh'], 'en'],
    ['zh', 'ja', ['en'], 'en'],
    ['zh', 'ja', [], 'ja'],
    ['zh-TW', 'zh', ['en'], 'zh'],
    ['zh-TW', 'en', ['zh'], 'zh'],
    ['zh-TW', 'ja', ['en'], 'en'],
  ] as const)('reads %s of an original in %s with %j as %s', (language, original, others, expected) => {
    expect(readIn(language, original, [...others])).toEqual({
      language_code: expected,
      title: expected,
      content: expected,
    });
  });
});
