import { siteConfigSchema, siteInLanguage, type Site } from '@seller-toolbox/contracts';
import { fillPage } from './fill-page.ts';

const site = (config: object): Site => siteInLanguage(siteConfigSchema.parse(config), 'zh');

describe('filling a page', () => {
  it('puts the values of the configuration in their places', () => {
    const page = '<p>{{site.companyName}}, {{site.filings.1.label}}, {{site.heroClaims.show}}</p>';
    const filings = [
      { label: 'A-1', url: 'https://example.com/a' },
      { label: 'B-2', url: 'https://example.com/b' },
    ];
    expect(fillPage(page, site({ companyName: 'Sample', filings }))).toBe('<p>Sample, B-2, true</p>');
  });

  it('escapes them for text and for attributes', () => {
    expect(
      fillPage('<a title="{{site.companyName}}">', site({ companyName: `"><img src=x onerror='1'>&` })),
    ).toBe('<a title="&#34;&#62;&#60;img src=x onerror=&#39;1&#39;&#62;&#38;">');
  });

  it('gives the script the whole as JSON that cannot end the script', () => {
    const values = site({ authorText: '</script><!--<script>' });
    const json = fillPage('{{site.json}}', values);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(values);
  });

  it('does not fill what it has filled in, nor reach beyond the configuration', () => {
    expect(fillPage('{{site.companyName}}', site({ companyName: '{{site.authorText}}' }))).toBe(
      '{{site.authorText}}',
    );
    expect(fillPage('[{{site.constructor.name}}][{{site.nothing}}][{{site.filings}}]', site({}))).toBe(
      '[][][]',
    );
  });

  it('leaves the placeholders of others alone', () => {
    expect(fillPage('{{count}} {{ site.companyName }}', site({}))).toBe('{{count}} {{ site.companyName }}');
  });
});
