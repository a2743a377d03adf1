import type { ToolManifest } from '@seller-toolbox/tool-contract';
import type { Language } from '@seller-toolbox/words';
import { paths } from '@seller-toolbox/site-kit/paths';
import { fullAddress, hreflangOf } from './page-addresses.ts';

export interface DescribedPage {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** What the list of all tools is called. */
  readonly toolsName: string;
}

export interface NamedTool {
  readonly id: string;
  readonly category: ToolManifest['category'];
  readonly title: string;
}

/** Filled by the service, for the inside of a JSON string. */
const SITE_NAME = '{{site.siteName|json}}';

/** What the vocabulary of schema.org calls our categories. */
const APPLICATION_CATEGORIES: Readonly<Record<ToolManifest['category'], string>> = {
  optimization: 'BusinessApplication',
  financial: 'FinanceApplication',
  research: 'BusinessApplication',
  management: 'UtilitiesApplication',
  analytics: 'BusinessApplication',
};

/**
 * The page in the vocabulary of schema.org, as JSON for a script element of the static page: rendered in the browser it
 * would be rejected (Trusted Types). The price is 0, in yuan on Chinese pages, else in dollars.
 */
export function structuredData(page: DescribedPage, tools: readonly NamedTool[]): string {
  const tool = tools.find(({ id }) => paths.tool(id) === page.path);
  const graph = [siteOf(page), ...(tool ? toolData(page, tool) : pageData(page, tools))];
  return writeJson({ '@context': 'https://schema.org', '@graph': graph });
}

function siteOf({ language }: DescribedPage) {
  const url = fullAddress(paths.home, language);
  return {
    '@type': 'WebSite',
    '@id': `${url}#site`,
    url,
    name: SITE_NAME,
    inLanguage: hreflangOf(language),
    publisher: { '@type': 'Organization', name: '{{site.companyName|json}}' },
  };
}

function toolData(page: DescribedPage, tool: NamedTool) {
  const { path, language, description, toolsName } = page;
  const crumbs = [
    { name: SITE_NAME, path: paths.home },
    { name: toolsName, path: paths.tools },
    { name: tool.title, path },
  ];
  return [
    {
      '@type': 'WebApplication',
      name: tool.title,
      description,
      url: fullAddress(path, language),
      inLanguage: hreflangOf(language),
      applicationCategory: APPLICATION_CATEGORIES[tool.category],
      operatingSystem: 'Any',
      browserRequirements: 'JavaScript',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: language === 'zh' ? 'CNY' : 'USD' },
      isPartOf: { '@id': `${fullAddress(paths.home, language)}#site` },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: fullAddress(crumb.path, language),
      })),
    },
  ];
}

function pageData(page: DescribedPage, tools: readonly NamedTool[]) {
  const { path, language, title, description } = page;
  const listsTools = path === paths.home || path === paths.tools;
  const list = {
    '@type': 'ItemList',
    itemListElement: tools.map(({ id, title: name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: fullAddress(paths.tool(id), language),
    })),
  };
  return [
    {
      '@type': path === paths.tools ? 'CollectionPage' : 'WebPage',
      name: title,
      description,
      url: fullAddress(path, language),
      inLanguage: hreflangOf(language),
      isPartOf: { '@id': `${fullAddress(paths.home, language)}#site` },
    },
    ...(listsTools ? [list] : []),
  ];
}

/** JSON that cannot end its element. What the service fills in is escaped as JSON there. */
function writeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('{{site.publicUrl}}', '{{site.publicUrl|json}}');
}
