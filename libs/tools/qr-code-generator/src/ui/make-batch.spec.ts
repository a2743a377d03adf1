import { strFromU8, unzipSync } from 'fflate';
import { batchLines } from './batch-lines.ts';
import { makeBatch } from './make-batch.ts';

const LOOK = {
  content: 'link',
  size: 256,
  foreground: '#000000',
  background: '#FFFFFF',
  level: 'M',
} as const;
const run = (text: string, options = {}) => {
  const done: number[] = [];
  const batch = makeBatch({
    lines: batchLines(text),
    look: LOOK,
    format: 'svg',
    progress: (count) => done.push(count),
    signal: new AbortController().signal,
    ...options,
  });
  return { batch, done };
};

describe('makeBatch', () => {
  it('returns a ZIP with one image per line, and the failed lines with reasons', async () => {
    const { batch, done } = run('Bottle\thttps://a.co/1\nnot a url\nhttps://a.co/2');
    const result = await batch;
    expect(result).toMatchObject({ made: 2, failed: [{ line: 2, url: 'not a url', code: 'invalid-url' }] });
    const files = unzipSync(new Uint8Array(await (result?.zip ?? new Blob()).arrayBuffer()));
    expect(Object.keys(files)).toEqual(['001-Bottle.svg', '003-a.co-2.svg']);
    expect(strFromU8(files['001-Bottle.svg'] ?? new Uint8Array())).toMatch(/^<svg /);
    expect(done).toEqual([1, 2, 3]);
  });

  it('rejects a code that cannot be decoded again', async () => {
    const { batch } = run('https://a.co', { look: { ...LOOK, foreground: '#FFFFFF' } });
    expect(await batch).toEqual({
      zip: null,
      made: 0,
      failed: [expect.objectContaining({ code: 'unreadable' })],
    });
  });

  it('stops when cancelled', async () => {
    const controller = new AbortController();
    const { batch } = run('https://a.co/1\nhttps://a.co/2\nhttps://a.co/3', {
      signal: controller.signal,
      progress: () => controller.abort(),
    });
    expect(await batch).toBeNull();
  });
});
