import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@seller-toolbox/words';
import { withLanguage } from '@seller-toolbox/site-kit/paths';

/** The full address of a path in a language; the service knows where the site is reached. */
export function fullAddress(path: string, language: Language): string {
  return `{{site.publicUrl}}${withLanguage(path, language)}`;
}

/** The same page in each language, by the name that search engines know the language by. */
export function alternates(path: string): { readonly hreflang: string; readonly address: string }[] {
  return [
    ...LANGUAGES.map(({ code }) => ({ hreflang: hreflangOf(code), address: fullAddress(path, code) })),
    { hreflang: 'x-default', address: fullAddress(path, DEFAULT_LANGUAGE) },
  ];
}

/** The two Chinese scripts have names of their own there. */
export function hreflangOf(language: Language): string {
  if (language === 'zh') return 'zh-Hans';
  return language === 'zh-TW' ? 'zh-Hant' : language;
}

export function escapeHtml(text: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
