import { importBytes, kindsOfFile } from '@seller-toolbox/file-import/recognize-file';
import type {
  ImportedReport,
  ReportReadChoice,
  SkippedLines,
  UnreadableCells,
} from '@seller-toolbox/tool-contract';
import { loadImports } from './imports.ts';

/** What was read of a report besides its rows. */
export type FileReport = Pick<ImportedReport<object>, 'date' | 'unsure' | 'undecidedDays'>;

/** Which lines and cells of a file are not in the input, and why. */
export interface LeftOutOfFile {
  readonly skipped: readonly SkippedLines[];
  readonly unreadable: readonly UnreadableCells[];
}

/** What a tool makes of a file: its input, or why there is none. */
export type InputOfFile =
  | ({
      readonly status: 'read';
      readonly kind: string;
      readonly input: object;
      readonly read: number;
      readonly used: number;
      /** Of tools that read reports by themselves. */
      readonly report?: FileReport;
    } & LeftOutOfFile)
  | ({ readonly status: 'unusable'; readonly kind: string } & LeftOutOfFile)
  | { readonly status: 'rejected'; readonly code: string }
  | { readonly status: 'unknown'; readonly knownKinds: readonly string[] };

/** The content of a file, and how a report is to be read. */
export interface FileContent {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly choice?: ReportReadChoice | undefined;
}

/** Reads the content of a file as the tool's page does. */
export async function inputOfFile(
  toolId: string,
  { name, bytes, choice }: FileContent,
): Promise<InputOfFile> {
  const { kinds = [], otherKinds = [], readReport } = (await loadImports(toolId)) ?? {};
  const unknown = { status: 'unknown', knownKinds: [...kinds, ...otherKinds].map(({ id }) => id) } as const;
  if (readReport) {
    const found = await readReport(slicedBytes(name, bytes), choice);
    if ('rejected' in found) return { status: 'rejected', code: found.rejected };
    const { kind, input, read, used, missing, skipped, unreadable, ...report } = found;
    if (kind === null || missing.length > 0) return unknown;
    const leftOut = { skipped, unreadable };
    return input
      ? { status: 'read', kind, input, read, used, ...leftOut, report }
      : { status: 'unusable', kind, ...leftOut };
  }
  const [best] = await kindsOfFile({ name, type: '', read: () => Promise.resolve(bytes) }, kinds);
  if (!best) return unknown;
  const imported = await importBytes(bytes, name, best.kind);
  const kind = best.kind.id;
  const leftOut = { skipped: imported?.skipped ?? [], unreadable: imported?.unreadable ?? [] };
  if (!imported?.input) return { status: 'unusable', kind, ...leftOut };
  const { input, read, used } = imported;
  return { status: 'read', kind, input, read, used, ...leftOut };
}

function slicedBytes(name: string, bytes: Uint8Array) {
  return {
    name,
    size: bytes.length,
    slice: (from: number, to: number) => ({
      arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes.subarray(from, to)).buffer),
    }),
  };
}
