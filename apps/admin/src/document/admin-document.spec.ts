import { ADMIN_PATH, renderAdminDocument } from './admin-document.ts';

const document = renderAdminDocument({
  inlineScript: 'first()',
  entry: '/assets/admin/main.js',
  modules: ['/assets/admin/core.js'],
  styles: [{ href: '/assets/admin/main.css', css: 'body{margin:0}' }],
  icon: '/favicon.svg',
});

describe('the document of the admin section', () => {
  it('answers at the path of the dashboard', () => {
    expect(ADMIN_PATH).toBe('/admin');
  });

  it('is not indexed, has no description and no other languages', () => {
    expect(document).toContain('<meta name="robots" content="noindex">');
    expect(document).not.toMatch(/hreflang|canonical|description/);
  });

  it('carries the inline script that the policy allows, its styles and its own files only', () => {
    expect(document).toContain('<script>first()</script>');
    expect(document).toContain('<style data-files="/assets/admin/main.css">body{margin:0}</style>');
    expect(document.match(/(?:src|href)="(\/[^"]+\.js)"/g)).toEqual([
      'href="/assets/admin/core.js"',
      'src="/assets/admin/main.js"',
    ]);
  });

  it('says that it needs scripts where there are none', () => {
    expect(document).toMatch(/<noscript>.*JavaScript/);
  });
});
