import type { Language } from '@seller-toolbox/words';

/** Search engines read the page that they requested. */
const CRAWLER = /bot|crawl|spider|slurp|lighthouse/i;

export interface Visitor {
  /** As the browser lists them, the preferred one first. */
  readonly languages: readonly string[];
  readonly userAgent: string;
}

/** The first of the visitor's languages that the site has, unless that is zh; null for none, and for crawlers. */
export function offeredLanguage({ languages, userAgent }: Visitor): Exclude<Language, 'zh'> | null {
  if (CRAWLER.test(userAgent)) return null;
  const [first] = languages.flatMap((tag) => languageOf(tag.toLowerCase()) ?? []);
  return first === undefined || first === 'zh' ? null : first;
}

function languageOf(tag: string): Language | undefined {
  if (/^zh-(?:.*-)?(?:hant|tw|hk|mo)\b/.test(tag)) return 'zh-TW';
  // Indonesian had another code until 1989, which some systems still use.
  const [language] = tag.replace(/^in\b/, 'id').split('-');
  return (['zh', 'en', 'ja', 'id', 'vi'] as const).find((code) => code === language);
}
