import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlineAnswer, offlinePage } from './offline-page.ts';

const words = { title: 'T', text: 'X', kept: 'K', retry: 'R' };

describe('the page that stands where none is kept', () => {
  it('is in the language that was asked for and leads to those that are kept', () => {
    const html = offlinePage({ words, language: 'ja', kept: ['zh', 'en'], nonce: 'n' });
    expect(html).toContain('<html lang="ja">');
    expect(html).toContain('<a href="/" lang="zh" hreflang="zh">简体中文</a>');
    expect(html).toContain('<a href="/?lang=en" lang="en" hreflang="en">English</a>');
    expect(html).not.toContain('Tiếng Việt');
  });

  it('names no languages where none is kept', () => {
    expect(offlinePage({ words, language: 'ja', kept: [], nonce: 'n' })).not.toContain('<ul>');
  });

  it('is no success, is not kept, and runs its one script only', () => {
    const { status, headers } = offlineAnswer({ words, language: 'en', kept: [], nonce: '42' });
    expect(status).toBe(503);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("script-src 'nonce-42'");
  });

  it.each(LANGUAGE_CODES)('has words without markup in %s', (language) => {
    const file = join(__dirname, `../words/offline-page/${language}.json`);
    const { page } = JSON.parse(readFileSync(file, 'utf8')) as { page: Record<string, string> };
    expect(Object.keys(page).sort()).toEqual(Object.keys(words).sort());
    expect(Object.values(page).join('')).not.toMatch(/[<>&]/);
  });
});
