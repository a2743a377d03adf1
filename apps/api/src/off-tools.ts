import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'off-tools.json';
const DEFAULT_FOLDER = './data';

/** Returns a function that keeps the ids of the tools that are off in the data folder, for the command line, which opens no database. */
export function createOffToolsFile(
  dataDir: string,
  builtIn: readonly Pick<ToolManifest, 'id'>[],
): (current: { readonly isOff: (id: string) => boolean }) => void {
  let written: string | undefined;
  return ({ isOff }) => {
    const text = JSON.stringify(builtIn.map(({ id }) => id).filter(isOff));
    if (text === written) return;
    const file = join(dataDir, FILE);
    // A reader sees the old file or the new one, never half of it.
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    written = text;
  };
}

/** The ids of the tools that are off, as the service of this data folder last wrote them; none where no service has run. */
export function readOffTools({
  DATA_DIR: dataDir = DEFAULT_FOLDER,
}: Readonly<Record<string, string | undefined>>): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    // No file, one of another user, or one that was edited: the command line has the tools of the build.
    return new Set();
  }
}
