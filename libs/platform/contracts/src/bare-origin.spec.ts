import { bareOrigin } from './bare-origin.ts';

describe('bareOrigin', () => {
  it.each([
    ['https://a.example.com', 'https://a.example.com'],
    ['https://a.example.com/', 'https://a.example.com'],
    ['https://a.example.com:8443/', 'https://a.example.com:8443'],
    ['https://Tools.Example.com:443', 'https://tools.example.com'],
    ['http://localhost:80', 'http://localhost'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('of %s is %s', (address, origin) => expect(bareOrigin(address)).toBe(origin));

  it.each([
    '',
    'a.example.com',
    'https://:8443',
    'https://a.example.com:65536',
    'https://a.example.com/shop',
    'https://a.example.com\\shop',
    'https://a.example.com?x=1',
    'https://a.example.com#x',
    'https://user@a.example.com',
    'https://:password@a.example.com',
    'ftp://a.example.com',
    'javascript:alert(1)',
  ])('returns null for "%s"', (address) => expect(bareOrigin(address)).toBeNull());
});
