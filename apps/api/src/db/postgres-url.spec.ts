import { parsePostgresUrl } from './postgres-url.ts';

describe('parsePostgresUrl', () => {
  it('leaves an address with one host as it is', () => {
    const url = 'postgresql://app:p%40ss@db.example.com:5432/toolbox?sslmode=verify-full';
    expect(parsePostgresUrl(url)).toEqual({ urls: [url], role: 'any' });
  });

  it('gives each of several hosts an address with the same user, database and settings', () => {
    expect(parsePostgresUrl('postgres://app:a@b@one:5432,[::1]:5433,three/toolbox?sslmode=require')).toEqual({
      urls: [
        'postgres://app:a@b@one:5432/toolbox?sslmode=require',
        'postgres://app:a@b@[::1]:5433/toolbox?sslmode=require',
        'postgres://app:a@b@three/toolbox?sslmode=require',
      ],
      role: 'any',
    });
  });

  it.each([
    ['any', 'any'],
    ['read-write', 'primary'],
    ['primary', 'primary'],
    ['read-only', 'standby'],
    ['standby', 'standby'],
  ])('reads target_session_attrs=%s as the role %s and does not pass it on', (value, role) => {
    expect(
      parsePostgresUrl(`postgres://one,two/toolbox?target_session_attrs=${value}&sslmode=disable`),
    ).toEqual({
      urls: ['postgres://one/toolbox?sslmode=disable', 'postgres://two/toolbox?sslmode=disable'],
      role,
    });
  });

  it.each([
    'toolbox',
    'https://db.example.com/toolbox',
    'postgres://one,/toolbox',
    'postgres://,/toolbox',
    'postgres://one:1,two:99999/toolbox',
    'postgres://one,two/toolbox?target_session_attrs=prefer-standby',
  ])('rejects %s', (url) => {
    expect(parsePostgresUrl(url)).toBeNull();
  });
});
