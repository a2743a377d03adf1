import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecret } from './jwt-secret.ts';
import { createFakeRandom } from './ports/random.ts';

describe('the secret that the data folder keeps', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stb-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once and stays', () => {
    const first = keptSecret(join(folder, 'data'), createFakeRandom(1));
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    expect(keptSecret(join(folder, 'data'), createFakeRandom(2))).toBe(first);
  });

  it('is readable by its owner only', () => {
    keptSecret(folder, createFakeRandom(1));
    expect(readdirSync(folder)).toEqual(['jwt-secret']);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });
});
