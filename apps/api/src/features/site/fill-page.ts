import { siteInLanguage, type Site, type SiteConfig } from '@seller-toolbox/contracts';
import { createFormat, DEFAULT_LANGUAGE, isLanguage } from '@seller-toolbox/words';
import { localizeNumbers } from '@seller-toolbox/words/localize-numbers';
import { escapeHtml } from '../../http/escape-html.ts';

const PLACEHOLDER = /\{\{(site|page)\.([A-Za-z0-9.]{1,80})(\|json)?\}\}/g;

/** Values for a page: the configuration, the page language and values per request. */
export interface PageValues {
  readonly config: SiteConfig;
  readonly language: string;
  readonly page?: Readonly<Record<string, string>>;
  /** JSON without `<`; blank for the built-in tools. */
  readonly toolList?: string;
}

/**
 * Fills `{{site.companyName}}`, `{{page.title}}` and the like, escaped for text and attributes; `{{site.companyName|json}}`
 * for the inside of a JSON string; `{{site.json}}` with the configuration, in all its languages, as JSON for a script element;
 * `{{site.verificationTags}}` with the tags of the configured codes; `{{page.toolList}}` with changed tools as JSON. One pass: inserted values are not expanded again.
 */
export function fillPage(html: string, { config, language, page, toolList = '' }: PageValues): string {
  const values = { site: shownSite(config, language), page };
  return html.replace(PLACEHOLDER, (_placeholder, source: 'site' | 'page', path: string, asJson?: string) => {
    if (source === 'site' && path === 'json') return jsonForScript(config);
    if (source === 'site' && path === 'verificationTags') return verificationTags(values.site);
    if (source === 'page' && path === 'toolList') return toolList;
    const text = valueAt(values[source], path.split('.'));
    return asJson ? jsonForScript(text).slice(1, -1) : escapeHtml(text);
  });
}

/** The configuration as a page of the language shows it; the scripts of the page write the claims in the same way. */
function shownSite(config: SiteConfig, language: string): Site {
  const site = siteInLanguage(config, language);
  const { sellers, rating, ...claims } = site.heroClaims;
  const format = createFormat(isLanguage(language) ? language : DEFAULT_LANGUAGE);
  return {
    ...site,
    heroClaims: {
      ...claims,
      sellers: localizeNumbers(sellers, format),
      rating: localizeNumbers(rating, format),
    },
  };
}

function valueAt(values: unknown, path: readonly string[]): string {
  const value = path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? Reflect.get(inner, key)
        : undefined,
    values,
  );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Without `<`, so that the value cannot end the script element or open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Meta names of the search engines. */
const VERIFICATION_NAMES: Readonly<Record<keyof Site['verification'], string>> = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  baidu: 'baidu-site-verification',
  yandex: 'yandex-verification',
};

function verificationTags({ verification }: Site): string {
  // `Object.keys` loses the key type.
  const engines = Object.keys(VERIFICATION_NAMES) as (keyof Site['verification'])[];
  return engines
    .filter((engine) => verification[engine] !== '')
    .map(
      (engine) =>
        `<meta name="${VERIFICATION_NAMES[engine]}" content="${escapeHtml(verification[engine])}">\n`,
    )
    .join('');
}
