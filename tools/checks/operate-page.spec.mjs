// @ts-check
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readJson, readWorkspaces } from './workspace-folders.mjs';

/** Every workspace that `npm run build` builds. */
const built = Object.entries(readWorkspaces('.'))
  .filter(([, { scripts }]) => scripts?.build)
  .map(([folder]) => basename(folder))
  .sort();
const page = readFileSync('docs/operate.md', 'utf8');

describe('docs/operate.md', () => {
  it('builds all programs in each way without containers: installing and upgrading', () => {
    expect(readJson('package.json').scripts.build).toBe('nx run-many -t build');
    const lines = [...page.matchAll(/^ *npx nx run-many -t build(?: -p (\S+))?$/gm)];
    expect(lines).toHaveLength(2);
    for (const [line, projects] of lines)
      expect({ line, built: projects ? projects.split(',').sort() : built }).toEqual({ line, built });
  });

  it('runs only built programs', () => {
    const programs = new Set([...page.matchAll(/\bapps\/(\w+)\/dist\/main\.js/g)].map(([, app]) => app));
    expect([...programs].sort()).toEqual(['api', 'cli']);
    expect(built).toEqual(expect.arrayContaining([...programs]));
  });
});
