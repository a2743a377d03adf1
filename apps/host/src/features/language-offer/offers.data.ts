import type { Language } from '@seller-toolbox/words';

export interface Offer {
  readonly sentence: string;
  readonly choose: string;
  readonly dismiss: string;
}

/** Each in its own language, so that the offer loads no other words. */
export const OFFERS: Readonly<Record<Exclude<Language, 'zh'>, Offer>> = {
  'zh-TW': { sentence: '本站也有繁體中文版。', choose: '切換為繁體中文', dismiss: '不用了' },
  en: { sentence: 'This site is also in English.', choose: 'Switch to English', dismiss: 'No, thanks' },
  ja: { sentence: 'このサイトは日本語でもご覧いただけます。', choose: '日本語で表示', dismiss: '閉じる' },
  id: {
    sentence: 'Situs ini juga tersedia dalam bahasa Indonesia.',
    choose: 'Ganti ke bahasa Indonesia',
    dismiss: 'Tidak, terima kasih',
  },
  vi: {
    sentence: 'Trang này cũng có tiếng Việt.',
    choose: 'Chuyển sang tiếng Việt',
    dismiss: 'Không, cảm ơn',
  },
};
