import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteConfigSchema } from '@seller-toolbox/contracts';
import { replaceableSite, type ReplaceableSite } from './replaceable-site.ts';
import { loadSiteBuild, type LegalTexts } from './site-build.ts';

describe('a site that is replaced', () => {
  let folder: string;
  let made: ReplaceableSite;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stb-site-'));
    mkdirSync(join(folder, 'pages'));
    const text = '<p>{{site.legal.text}}</p><b>{{site.companyName}}</b><i>{{build.version}}</i>';
    writeFileSync(join(folder, 'pages/terms.html'), text);
    const pages = ['zh', 'en'].flatMap((language) =>
      ['/', '/terms'].map((path) => ({ path, language, file: 'pages/terms.html' })),
    );
    writeFileSync(join(folder, 'site.json'), JSON.stringify({ version: '1', pages, scriptHashes: [] }));
    made = replaceableSite(build('Old'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const build = (companyName: string, legal: LegalTexts = {}) => {
    const built = loadSiteBuild([folder], siteConfigSchema.parse({ companyName }), legal);
    if (!built) throw new Error('there is no build');
    return built;
  };
  async function read(path: string, language: string): Promise<string> {
    const content = made.site.findPage(path, language)?.contentFor({ engine: 'google', announced: '' });
    return (await content?.bytesIn('identity'))?.toString() ?? '';
  }

  it('shows the new texts, legal ones on their page in their language, under a new version', async () => {
    const before = await read('/terms', 'en');
    expect(before).toMatch(/^<p><\/p><b>Old<\/b>/);
    made.replace(build('New', { terms: { en: 'Own <terms>' }, privacy: { en: 'Own policy' } }));
    const after = await read('/terms', 'en');
    expect(after).toMatch(/^<p>Own &#60;terms&#62;<\/p><b>New<\/b>/);
    expect(await read('/terms', 'zh')).toMatch(/^<p><\/p><b>New<\/b>/);
    expect(await read('/', 'en')).toMatch(/^<p><\/p><b>New<\/b>/);
    const versionOf = (html: string) => /<i>(.*)<\/i>/.exec(html)?.[1];
    expect(versionOf(after)).not.toBe(versionOf(before));
  });
});
