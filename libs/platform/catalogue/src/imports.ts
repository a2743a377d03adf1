import type { ReportKind } from '@seller-toolbox/file-import/tool-batch';
import type { FileKind, ImportHook } from '@seller-toolbox/tool-contract';
import { findLoader } from './find-loader.ts';
import { importLoaders } from './generated/imports.ts';

/** Loads which files a tool takes; undefined where it takes none. */
export function loadImports(id: string): Promise<ImportHook> | undefined {
  return findLoader(importLoaders, id)?.();
}

/** Loads the report whose rows a tool takes together; undefined where it takes none. */
export async function loadReportKind(id: string): Promise<ReportKind | undefined> {
  for (const kind of (await loadImports(id))?.kinds ?? [])
    if (kind.form === 'table' && kind.rows) return { ...kind, rows: kind.rows };
  return undefined;
}

/** A kind of file with the tool that takes it. */
export type ToolFileKind = FileKind & { readonly toolId: string };

/** Every kind of file that some tool takes. */
export async function loadFileKinds(): Promise<readonly ToolFileKind[]> {
  const hooks = Object.entries(importLoaders).map(async ([toolId, load]) =>
    (await load()).kinds.map((kind) => ({ ...kind, toolId })),
  );
  return (await Promise.all(hooks)).flat();
}
