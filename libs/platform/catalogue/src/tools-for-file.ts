import { kindsOfFile } from '@seller-toolbox/file-import/recognize-file';
import { loadFileKinds, type ToolFileKind } from './imports.ts';

/** Beyond any file that a tool takes. */
const MAX_BYTES = 100_000_000;

/** The tools that take a file, best first; none where it is of no kind, or cannot be read. */
export async function toolsForFile(
  file: Pick<File, 'name' | 'type' | 'size' | 'arrayBuffer'>,
  load: () => Promise<readonly ToolFileKind[]> = loadFileKinds,
): Promise<readonly string[]> {
  if (file.size > MAX_BYTES) return [];
  const { name, type } = file;
  const read = async () => new Uint8Array(await file.arrayBuffer());
  try {
    const ranked = await kindsOfFile({ name, type, read }, await load());
    return [...new Set(ranked.map(({ kind }) => kind.toolId))];
  } catch {
    return [];
  }
}
