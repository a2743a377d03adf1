// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tools } from '@seller-toolbox/catalogue';
import { PNG } from 'pngjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAX_BYTES = 8 * 1024;
const ready = tools.filter(({ status }) => status === 'ready').map(({ id }) => `libs/tools/${id}`);

describe('preview image', () => {
  it.each(['apps/host', ...ready])('of %s exists, in the size for previews, and small', (folder) => {
    const file = join(ROOT, folder, 'social-image.png');
    // `npm run social-images` draws it.
    expect(existsSync(file)).toBe(true);
    const bytes = readFileSync(file);
    const { width, height } = PNG.sync.read(bytes);
    expect([width, height]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('differs for every tool', () => {
    const pictures = new Set(
      ready.map((folder) => readFileSync(join(ROOT, folder, 'social-image.png'), 'base64')),
    );
    expect(pictures.size).toBe(ready.length);
  });
});
