export { importBytes } from './import-bytes.ts';
export { kindsOfFile, type NamedFile } from './kinds-of-file.ts';
export { rankKinds, type RankedKind } from './rank-kinds.ts';
