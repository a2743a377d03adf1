import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import { structuredData, type DescribedPage } from './structured-data.ts';

const TOOLS = [
  { id: 'one', category: 'financial', title: 'One' },
  { id: 'two', category: 'management', title: 'Two' },
] as const;

const dataOf = (more: Partial<DescribedPage> = {}) => {
  const page: DescribedPage = {
    path: '/tools/one',
    language: 'en',
    title: 'One · Site',
    description: 'Counts </script> & more',
    toolsName: 'All tools',
    ...more,
  };
  const text = structuredData(page, TOOLS);
  return { text, graph: JSON.parse(text)['@graph'] as Record<string, unknown>[] };
};
const partOf = (type: string, more?: Partial<DescribedPage>) =>
  dataOf(more).graph.find((part) => part['@type'] === type);

describe('the structured data of a tool', () => {
  it.each(
    LANGUAGE_CODES.map((language): [Language, string] => [language, language === 'zh' ? 'CNY' : 'USD']),
  )('in %s says that it costs 0 %s', (language, priceCurrency) => {
    expect(partOf('WebApplication', { language })).toMatchObject({
      name: 'One',
      isAccessibleForFree: true,
      offers: { price: '0', priceCurrency },
    });
  });

  it('leads from the home page over the list to the tool', () => {
    expect(partOf('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: '{{site.siteName|json}}', item: '{{site.publicUrl|json}}/?lang=en' },
        { position: 2, name: 'All tools', item: '{{site.publicUrl|json}}/tools?lang=en' },
        { position: 3, name: 'One', item: '{{site.publicUrl|json}}/tools/one?lang=en' },
      ],
    });
  });

  it('cannot close its script element', () => {
    expect(dataOf().text).not.toContain('<');
    expect(partOf('WebApplication')).toMatchObject({ description: 'Counts </script> & more' });
  });

  it('has no ratings, because none are collected', () => {
    expect(dataOf().text).not.toMatch(/aggregateRating|review/i);
  });
});

describe('the structured data of another page', () => {
  it.each(['/', '/tools'])('lists the tools on %s', (path) => {
    expect(partOf('ItemList', { path })).toMatchObject({
      itemListElement: [
        { position: 1, name: 'One', url: '{{site.publicUrl|json}}/tools/one?lang=en' },
        { position: 2, name: 'Two', url: '{{site.publicUrl|json}}/tools/two?lang=en' },
      ],
    });
  });

  it('names the page and who publishes it', () => {
    expect(partOf('ItemList', { path: '/terms' })).toBeUndefined();
    expect(partOf('WebPage', { path: '/terms', title: 'Terms' })).toMatchObject({
      name: 'Terms',
      inLanguage: 'en',
    });
    expect(partOf('WebSite', { path: '/terms' })).toMatchObject({
      publisher: { name: '{{site.companyName|json}}' },
    });
  });
});
