import { importBytes, kindsOfFile } from '@seller-toolbox/file-import/recognize-file';
import type { ImportedReport, ReportReadChoice } from '@seller-toolbox/tool-contract';
import { loadImports } from './imports.ts';

/** What was read of a file besides its rows. */
export type FileReport = Pick<
  ImportedReport<object>,
  'date' | 'skipped' | 'unreadable' | 'unsure' | 'undecidedDays'
>;

/** What a tool makes of a file: its input, or why there is none. */
export type InputOfFile =
  | {
      readonly status: 'read';
      readonly kind: string;
      readonly input: object;
      readonly read: number;
      readonly used: number;
      /** Of tools that read reports by themselves. */
      readonly report?: FileReport;
    }
  | { readonly status: 'unusable'; readonly kind: string }
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
    const { kind, input, read, used, missing, ...report } = found;
    if (kind === null || missing.length > 0) return unknown;
    return input ? { status: 'read', kind, input, read, used, report } : { status: 'unusable', kind };
  }
  const [best] = await kindsOfFile({ name, type: '', read: () => Promise.resolve(bytes) }, kinds);
  if (!best) return unknown;
  const imported = await importBytes(bytes, name, best.kind);
  const kind = best.kind.id;
  if (!imported?.input) return { status: 'unusable', kind };
  const { input, read, used } = imported;
  return { status: 'read', kind, input, read, used };
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
