import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { CurrentTools } from './features/tool-settings/current-tools.ts';

const FILE = 'published-tools.json';
/** What earlier versions wrote instead. */
const FORMER_FILE = 'off-tools.json';
const DEFAULT_FOLDER = './data';

const fileSchema = z.object({
  /** Ids of the tools that are off. */
  off: z.array(z.string()),
  /** By id and language. */
  notices: z.record(z.string(), z.record(z.string(), z.string())),
});

/** What an admin published of the tools, as far as the command line shows it. */
export interface PublishedTools {
  readonly off: ReadonlySet<string>;
  readonly noticeOf: (id: string) => ToolManifest['notice'];
}

/**
 * Returns a function that keeps which tools are off, and the notices, in the data folder, for the command line, which opens no
 * database. Where the folder is missing or cannot be written, the service goes on without: `onFailure` gets the reason, once a change.
 */
export function createPublishedToolsFile(
  dataDir: string,
  builtIn: readonly Pick<ToolManifest, 'id'>[],
  onFailure: (error: unknown) => void = () => {},
): (current: PublishedState) => void {
  let written: string | undefined;
  return ({ isOff, tools }) => {
    const text = JSON.stringify({
      off: builtIn.map(({ id }) => id).filter(isOff),
      notices: Object.fromEntries(tools.flatMap(({ id, notice }) => (notice ? [[id, notice]] : []))),
    });
    if (text === written) return;
    written = text;
    try {
      replaceFile(join(dataDir, FILE), text);
      rmSync(join(dataDir, FORMER_FILE), { force: true });
    } catch (error) {
      onFailure(error);
    }
  };
}

interface PublishedState extends Pick<CurrentTools, 'isOff'> {
  readonly tools: readonly Pick<ToolManifest, 'id' | 'notice'>[];
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

/** As the service of this data folder last wrote it; nothing is off where no service has run. */
export function readPublishedTools({
  DATA_DIR: dataDir = DEFAULT_FOLDER,
}: Readonly<Record<string, string | undefined>>): PublishedTools {
  const { off, notices } = readFile(join(dataDir, FILE));
  const noticesById = new Map(Object.entries(notices));
  return { off: new Set(off), noticeOf: (id) => noticesById.get(id) };
}

function readFile(file: string): z.infer<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No file, one of another user, or one that was edited: the command line has the tools of the build.
    return { off: [], notices: {} };
  }
}
