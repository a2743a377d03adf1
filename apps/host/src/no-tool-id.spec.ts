import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tools } from '@seller-toolbox/catalogue';

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'dist' || entry.name === 'node_modules' ? [] : sources(path);
    return /\.(tsx?|mjs|css|json)$/.test(entry.name) ? [path] : [];
  });
}

describe('the site', () => {
  it('names no tool: each comes from the catalogue alone', () => {
    const ids = tools.map(({ id }) => id);
    const files = sources(join(__dirname, '..'));
    const naming = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return ids.filter((id) => text.includes(id)).map((id) => `${file}: ${id}`);
    });
    expect(files.length).toBeGreaterThan(50);
    expect(naming).toEqual([]);
  });
});
