import type { FileKind } from '@seller-toolbox/tool-contract';
import { isAccepted } from '../table-file/is-accepted.ts';
import { isKnownHeader } from '../table-file/match-columns.ts';
import { rankKinds, type RankedKind } from './rank-kinds.ts';
import { tableOfBytes } from './table-of-bytes.ts';

/** By the ending of its name or its media type. */
const BY_NAME = 0.95;
/** Enough to recognize a list; the tool reads the file itself. */
const MAX_ROWS = 100;

/** A file whose content is read only where its name does not say enough. */
export interface NamedFile extends Pick<File, 'name' | 'type'> {
  readonly read: () => Promise<Uint8Array>;
}

/** The kinds that a file may be, best first; none where it is of no kind. Rejects where it cannot be read. */
export async function kindsOfFile<K extends FileKind>(
  file: NamedFile,
  kinds: readonly K[],
): Promise<readonly RankedKind<K>[]> {
  const named = kinds.filter((kind) => kind.form !== 'table' && isAccepted(file, kind.accept));
  if (named.length > 0) return named.map((kind) => ({ kind, confidence: BY_NAME }));
  const known = kinds.flatMap((kind) =>
    kind.form === 'table' ? [isKnownHeader(kind.columns, kind.plain)] : [],
  );
  const isKnown = (header: string) => known.some((isKnownTo) => isKnownTo(header));
  const options = { mostRows: MAX_ROWS, isKnown };
  const table = await tableOfBytes(await file.read(), options);
  return table === null ? [] : rankKinds(table, kinds);
}
