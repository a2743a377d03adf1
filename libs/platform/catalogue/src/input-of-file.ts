import { importBytes, kindsOfFile } from '@seller-toolbox/file-import/recognize-file';
import { loadImports } from './imports.ts';

/** What a tool makes of a file: its input, or why there is none. */
export type InputOfFile =
  | {
      readonly status: 'read';
      readonly kind: string;
      readonly input: object;
      readonly read: number;
      readonly used: number;
    }
  | { readonly status: 'unusable'; readonly kind: string }
  | { readonly status: 'unknown'; readonly knownKinds: readonly string[] };

/** Reads the content of a file as the tool's page does. */
export async function inputOfFile(toolId: string, name: string, bytes: Uint8Array): Promise<InputOfFile> {
  const kinds = (await loadImports(toolId))?.kinds ?? [];
  const [best] = await kindsOfFile({ name, type: '', read: () => Promise.resolve(bytes) }, kinds);
  if (!best) return { status: 'unknown', knownKinds: kinds.map(({ id }) => id) };
  const imported = await importBytes(bytes, name, best.kind);
  const kind = best.kind.id;
  if (!imported?.input) return { status: 'unusable', kind };
  const { input, read, used } = imported;
  return { status: 'read', kind, input, read, used };
}
