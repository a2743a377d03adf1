import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

/** What the commands need of the world; a test gives its own. */
export interface CliIo {
  readonly readFile: (path: string) => Promise<string>;
  readonly readStandardInput: () => Promise<string>;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  readonly now: () => number;
  /** From which the service's configuration is read. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export const processIo: CliIo = {
  readFile: (path) => readFile(path, 'utf8'),
  readStandardInput: () => text(process.stdin),
  write: (output) => process.stdout.write(output),
  writeError: (output) => process.stderr.write(output),
  now: () => Date.now(),
  environment: process.env,
};
