import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

/** Input and output of the commands; tests pass their own. */
export interface CliIo {
  readonly readFile: (path: string) => Promise<string>;
  readonly readBytes: (path: string) => Promise<Uint8Array>;
  readonly writeFile: (path: string, content: string | Uint8Array) => Promise<void>;
  readonly readStandardInput: () => Promise<string>;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  readonly now: () => number;
  /** The environment with the configuration of the service. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The program of the threads of a batch; undefined: it has none. */
  readonly threads?: URL;
  /** Milliseconds of work, for the pace of a batch; left out, those of the process. */
  readonly clock?: () => number;
}

export const processIo: CliIo = {
  readFile: (path) => readFile(path, 'utf8'),
  readBytes: (path) => readFile(path),
  writeFile: (path, content) => writeFile(path, content),
  readStandardInput: () => text(process.stdin),
  write: (output) => process.stdout.write(output),
  writeError: (output) => process.stderr.write(output),
  now: () => Date.now(),
  environment: process.env,
};
