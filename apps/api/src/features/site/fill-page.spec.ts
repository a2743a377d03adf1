import { siteConfigSchema, siteInLanguage, type Site } from '@seller-toolbox/contracts';
import { SCRIPT_PAYLOADS } from '@seller-toolbox/testing/script-payloads';
import { JSDOM } from 'jsdom';
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

  it('turns no one of 300 payloads into anything but text, as a browser reads it', () => {
    const page =
      '<p title="{{site.companyName}}">{{site.companyName}}</p><script type="application/json">{{site.json}}</script>';
    // A parser reads these two as others, in any text.
    const read = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
    for (const payload of SCRIPT_PAYLOADS) {
      const values = { ...site({}), companyName: payload };
      const { document } = new JSDOM(`<body>${fillPage(page, values)}</body>`).window;
      const [paragraph, script, ...more] = document.body.querySelectorAll('*');
      expect({ payload, more: more.length, scripts: document.scripts.length }).toEqual({
        payload,
        more: 0,
        scripts: 1,
      });
      expect(read(paragraph?.getAttribute('title') ?? '')).toBe(read(payload));
      expect(paragraph?.getAttributeNames()).toEqual(['title']);
      expect(JSON.parse(script?.textContent ?? '')).toEqual(values);
    }
  });

  it('leaves the placeholders of others alone', () => {
    expect(fillPage('{{count}} {{ site.companyName }}', site({}))).toBe('{{count}} {{ site.companyName }}');
  });
});
