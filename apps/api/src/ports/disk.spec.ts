import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDiskSpace } from './disk.ts';

describe('the space of a disk', () => {
  it('is in bytes, free at most total', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stb-disk-'));
    const space = await readDiskSpace(folder);
    rmSync(folder, { recursive: true });
    expect(space?.total).toBeGreaterThan(1_000_000);
    expect(space?.free).toBeGreaterThanOrEqual(0);
    expect(space?.free).toBeLessThanOrEqual(space?.total ?? 0);
  });

  it('is not known of a folder that is not there', async () => {
    expect(await readDiskSpace(join(tmpdir(), 'stb-no-such-folder'))).toBeNull();
  });
});
