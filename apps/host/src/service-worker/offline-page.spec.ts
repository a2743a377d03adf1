import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlineResponse, offlinePage } from './offline-page.ts';

const words = { title: 'T', text: 'X', kept: 'K', retry: 'R' };

describe('the offline page', () => {
  it('is in the requested language and links to the cached ones', () => {
    const html = offlinePage({ words, language: 'ja', cached: ['zh', 'en'], nonce: 'n' });
    expect(html).toContain('<html lang="ja">');
    expect(html).toContain('<a href="/" lang="zh" hreflang="zh">简体中文</a>');
    expect(html).toContain('<a href="/?lang=en" lang="en" hreflang="en">English</a>');
    expect(html).not.toContain('Tiếng Việt');
  });

  it('names no languages if none is cached', () => {
    expect(offlinePage({ words, language: 'ja', cached: [], nonce: 'n' })).not.toContain('<ul>');
  });

  it('has an error status, is not cached, and runs only its one script', () => {
    const { status, headers } = offlineResponse({ words, language: 'en', cached: [], nonce: '42' });
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
