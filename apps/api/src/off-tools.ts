import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'off-tools.json';
const DEFAULT_FOLDER = './data';

/**
 * Returns a function that keeps the ids of the tools that are off in the data folder, for the command line, which opens no
 * database. Where the folder is missing or cannot be written, the service goes on without: `onFailure` gets the reason, once a change.
 */
export function createOffToolsFile(
  dataDir: string,
  builtIn: readonly Pick<ToolManifest, 'id'>[],
  onFailure: (error: unknown) => void = () => {},
): (current: { readonly isOff: (id: string) => boolean }) => void {
  let written: string | undefined;
  return ({ isOff }) => {
    const text = JSON.stringify(builtIn.map(({ id }) => id).filter(isOff));
    if (text === written) return;
    written = text;
    try {
      replaceFile(join(dataDir, FILE), text);
    } catch (error) {
      onFailure(error);
    }
  };
}

/** A reader sees the old file or the new one, never half of it; replicas that share the folder write files of their own. */
function replaceFile(file: string, text: string): void {
  const written = `${file}.${randomUUID()}.new`;
  try {
    writeFileSync(written, text, { mode: 0o600 });
    renameSync(written, file);
  } catch (error) {
    rmSync(written, { force: true });
    throw error;
  }
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
