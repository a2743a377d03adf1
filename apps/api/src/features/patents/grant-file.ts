import { basename } from 'node:path';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { PatentFileError } from './patent-file-error.ts';

/** The file of grants in a zip. */
export interface GrantFile {
  readonly name: string;
  /** The same for the same content: name, checksum and size. */
  readonly id: string;
  /** The unpacked content, as a stream. Throws `PatentFileError` where the zip is damaged. */
  readonly chunks: () => AsyncGenerator<Buffer>;
  readonly close: () => void;
}

/** Above any weekly file with full texts; what claims to be larger is not unpacked. */
const MAX_UNPACKED_BYTES = 16 * 1024 ** 3;

/** Opens a weekly file without unpacking it. Throws `PatentFileError`, or the error of the file system. */
export async function openGrantFile(path: string): Promise<GrantFile> {
  const zip = await openZip(path);
  try {
    const entry = await xmlEntryOf(zip, path);
    if (entry.uncompressedSize > MAX_UNPACKED_BYTES)
      throw new PatentFileError(`${path} would be larger than 16 GB when unpacked.`);
    const name = basename(entry.fileName);
    return {
      name,
      id: `${name} ${entry.crc32.toString(16).padStart(8, '0')} ${entry.uncompressedSize}`,
      chunks: () => chunksOf(zip, entry, path),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false });
  } catch (error) {
    throw isFileSystemError(error) ? error : damaged(path, error);
  }
}

async function xmlEntryOf(zip: ZipFile, path: string): Promise<Entry> {
  try {
    for await (const entry of zip.eachEntry()) if (/\.xml$/i.test(entry.fileName)) return entry;
  } catch (error) {
    throw damaged(path, error);
  }
  throw new PatentFileError(
    `${path} holds no XML file: a weekly file of grants is "ipgb" or "ipg" with a date.`,
  );
}

async function* chunksOf(zip: ZipFile, entry: Entry, path: string): AsyncGenerator<Buffer> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw damaged(path, error);
  }
}

function damaged(path: string, error: unknown): PatentFileError {
  const reason = error instanceof Error ? error.message : String(error);
  return new PatentFileError(`${path} is no complete zip file (${reason}): download it again.`);
}

function isFileSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
