import { adminAddress, loginAddress, nextAfterLogin } from './admin-paths.ts';

const searchOf = (next: string) => `?next=${encodeURIComponent(next)}`;

describe('nextAfterLogin', () => {
  it.each(['/admin', '/admin/feedback', '/admin/feedback?status=new&page=2', '/admin/audit#row'])(
    'leads back to %s',
    (next) => {
      expect(nextAfterLogin(searchOf(next))).toBe(next);
    },
  );

  it.each([
    'https://evil.example/admin',
    '//evil.example/admin',
    '/\\evil.example/admin',
    '\\\\evil.example/admin',
    'javascript:alert(1)',
    'admin',
    '/',
    '/feedback',
    '/administration',
    '/admin/../feedback',
    '/admin/%2e%2e/feedback',
    '/admin/login',
    '/admin/login?next=/admin',
    '/admin\t/../..//evil.example',
    '',
  ])('leads to the dashboard instead of %p', (next) => {
    expect(nextAfterLogin(searchOf(next))).toBe('/admin');
  });

  it('leads to the dashboard without a requested page', () => {
    expect(nextAfterLogin('')).toBe('/admin');
    expect(nextAfterLogin('?lang=en')).toBe('/admin');
  });

  it('reads the page from the address of the login page', () => {
    const { search } = new URL(loginAddress('/admin/feedback?status=new&x=1#a'), 'https://own.test');
    expect(nextAfterLogin(search)).toBe('/admin/feedback?status=new&x=1#a');
  });
});

describe('adminAddress', () => {
  it('adds the language to what the address says already', () => {
    expect(adminAddress('/admin/feedback?status=new', 'en')).toBe('/admin/feedback?status=new&lang=en');
    expect(adminAddress('/admin/feedback?status=new#a', 'zh')).toBe('/admin/feedback?status=new#a');
  });
});
