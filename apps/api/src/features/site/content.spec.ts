import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, createContent } from './content.ts';

const text = Buffer.from('listing '.repeat(200));

describe('createContent', () => {
  it('has the same bytes in every encoding', async () => {
    const content = createContent('page.html', text);
    expect(brotliDecompressSync(await content.bytesIn('br'))).toEqual(text);
    expect(gunzipSync(await content.bytesIn('gzip'))).toEqual(text);
    expect(await content.bytesIn('identity')).toBe(text);
  });

  it('is compressed once', () => {
    const content = createContent('page.html', text);
    expect(content.bytesIn('br')).toBe(content.bytesIn('br'));
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.1', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.0, gzip; q=0', 'identity'],
    [`br${' '.repeat(15_000)};${' '.repeat(15_000)}q=0`, 'identity'],
    [`${' '.repeat(15_000)}br`, 'br'],
    ['brotli', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('is sent for "%s" as %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted, createContent('page.html', text))).toBe(encoding);
  });

  it('does not compress small or compressed files', () => {
    expect(chooseEncoding('br', createContent('photo.png', text))).toBe('identity');
    expect(chooseEncoding('br', createContent('robots.txt', text.subarray(0, 511)))).toBe('identity');
    expect(chooseEncoding('br', createContent('robots.txt', text.subarray(0, 512)))).toBe('br');
  });
});
