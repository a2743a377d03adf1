import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGivenSettings } from '../settings/given-settings.ts';
import { readSiteConfig } from './site-config-file.ts';

describe('the file of the site configuration', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stb-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = (text: string) => {
    const path = join(folder, 'site.json');
    writeFileSync(path, text);
    return path;
  };

  it('is optional', () => {
    expect(readSiteConfig(undefined)).toEqual({});
  });

  it('gives the fields that it sets; PUBLIC_URL and AI_DAILY_CAP win', () => {
    const path = file('{"companyName":"Sample","publicUrl":"https://old.example.com"}');
    expect(readSiteConfig(path)).toEqual({ companyName: 'Sample', publicUrl: 'https://old.example.com' });
    expect(
      readGivenSettings({ SITE_CONFIG: path, PUBLIC_URL: 'https://new.example.com', AI_DAILY_CAP: 7 }),
    ).toEqual({
      companyName: { value: 'Sample', source: 'file' },
      publicUrl: { value: 'https://new.example.com', source: 'environment' },
      aiDailyCap: { value: 7, source: 'environment' },
    });
  });

  it('may begin with a byte order mark', () => {
    expect(readSiteConfig(file('\uFEFF{"companyName":"Sample"}')).companyName).toBe('Sample');
  });

  it.each([
    ['is no JSON', '{', /^SITE_CONFIG must be the path of a JSON file$/],
    ['has an unknown field', '{"company":"x"}', /^SITE_CONFIG is not a site configuration: .*company/],
    [
      'has an invalid value',
      '{"contactEmail":"x"}',
      /^SITE_CONFIG is not a site configuration: contactEmail: /,
    ],
  ])('is rejected if it %s', (_title, text, message) => {
    expect(() => readSiteConfig(file(text))).toThrow(message);
  });

  it('is rejected if it cannot be read', () => {
    expect(() => readSiteConfig(join(folder, 'none.json'))).toThrow(
      /^SITE_CONFIG must be the path of a file that the user of the service may read, such as one with mode 644$/,
    );
  });
});
