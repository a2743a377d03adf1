import { siteConfigSchema } from '@seller-toolbox/contracts';
import { SCRIPT_PAYLOADS } from '@seller-toolbox/testing/script-payloads';
import { JSDOM } from 'jsdom';
import { fillPage } from './fill-page.ts';

const { DOMParser } = new JSDOM().window;
const valuesOf = (config: object, language = 'zh') => ({ config: siteConfigSchema.parse(config), language });

describe('fillPage', () => {
  it('inserts configuration values', () => {
    const page = '<p>{{site.companyName}}, {{site.filings.1.label}}, {{site.heroClaims.show}}</p>';
    const filings = [
      { label: 'A-1', url: 'https://example.com/a' },
      { label: 'B-2', url: 'https://example.com/b' },
    ];
    expect(fillPage(page, valuesOf({ companyName: 'Sample', filings }))).toBe('<p>Sample, B-2, true</p>');
  });

  it('uses the page language, and all languages in the script JSON', () => {
    const values = valuesOf({ companyName: { zh: '示例公司', en: 'Sample' } }, 'en');
    expect(fillPage('<p>{{site.companyName}}</p>', values)).toBe('<p>Sample</p>');
    expect(JSON.parse(fillPage('{{site.json}}', values))).toMatchObject({
      companyName: { zh: '示例公司', en: 'Sample' },
    });
  });

  it.each([
    ['en', '10,000+ 4.9/5'],
    ['ja', '10,000+ 4.9/5'],
    ['id', '10.000+ 4,9/5'],
    ['vi', '10.000+ 4,9/5'],
    ['not-a-language', '10,000+ 4.9/5'],
  ])('writes the numbers of the claims as %s does', (language, claims) => {
    const page = '{{site.heroClaims.sellers}} {{site.heroClaims.rating}}';
    expect(fillPage(page, valuesOf({}, language))).toBe(claims);
  });

  it('escapes text and attributes', () => {
    expect(
      fillPage('<a title="{{site.companyName}}">', valuesOf({ companyName: `"><img src=x onerror='1'>&` })),
    ).toBe('<a title="&#34;&#62;&#60;img src=x onerror=&#39;1&#39;&#62;&#38;">');
  });

  it('inserts JSON that cannot end the script element', () => {
    const values = valuesOf({ authorText: '</script><!--<script>' });
    const json = fillPage('{{site.json}}', values);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(values.config);
  });

  it('does not expand inserted values or unknown paths', () => {
    const values = { ...valuesOf({ companyName: '{{page.title}}' }), page: { title: '{{site.authorText}}' } };
    expect(fillPage('{{site.companyName}} {{page.title}}', values)).toBe(
      '{{page.title}} {{site.authorText}}',
    );
    const unknown = '[{{site.constructor.name}}][{{site.nothing}}][{{site.filings}}][{{page.title}}]';
    expect(fillPage(unknown, valuesOf({}))).toBe('[][][][]');
  });

  it('keeps 300 payloads as text', () => {
    const page =
      '<p title="{{site.companyName}}">{{site.companyName}}</p><script type="application/json">{{site.json}}</script>';
    // Parsers normalize these two characters.
    const read = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
    for (const payload of SCRIPT_PAYLOADS) {
      const config = { ...valuesOf({}).config, companyName: payload };
      const html = `<body>${fillPage(page, { config, language: 'zh' })}</body>`;
      const document = new DOMParser().parseFromString(html, 'text/html');
      const [paragraph, script, ...more] = document.body.querySelectorAll('*');
      expect({ payload, more: more.length, scripts: document.scripts.length }).toEqual({
        payload,
        more: 0,
        scripts: 1,
      });
      expect(read(paragraph?.getAttribute('title') ?? '')).toBe(read(payload));
      expect(paragraph?.getAttributeNames()).toEqual(['title']);
      expect(JSON.parse(script?.textContent ?? '')).toEqual(config);
    }
  });

  it('keeps other placeholders', () => {
    const others = '{{count}} {{ site.companyName }} {{pages.title}}';
    expect(fillPage(others, valuesOf({}))).toBe(others);
  });

  it('escapes a value in a JSON string as JSON, not as HTML', () => {
    const values = valuesOf({ companyName: 'A "B" & </script>' });
    const json = fillPage('{"name":"{{site.companyName|json}}"}', values);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ name: 'A "B" & </script>' });
  });

  it('has a tag for each configured verification code', () => {
    const tags = (verification: object) => fillPage('{{site.verificationTags}}', valuesOf({ verification }));
    expect(tags({})).toBe('');
    expect(tags({ google: 'g-1', yandex: 'y2' })).toBe(
      '<meta name="google-site-verification" content="g-1">\n<meta name="yandex-verification" content="y2">\n',
    );
    expect(tags({ bing: 'b', baidu: 'codeva-3' })).toBe(
      '<meta name="msvalidate.01" content="b">\n<meta name="baidu-site-verification" content="codeva-3">\n',
    );
  });
});
