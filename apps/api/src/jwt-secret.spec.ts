import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOrCreateSecret } from './jwt-secret.ts';
import { createFakeRandom } from './ports/random.ts';

describe('loadOrCreateSecret', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stb-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('creates the secret once and returns it again', () => {
    const first = loadOrCreateSecret(join(folder, 'data'), createFakeRandom(1));
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    expect(loadOrCreateSecret(join(folder, 'data'), createFakeRandom(2))).toBe(first);
  });

  it('creates a file that only its owner can read', () => {
    loadOrCreateSecret(folder, createFakeRandom(1));
    expect(readdirSync(folder)).toEqual(['jwt-secret']);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });
});
