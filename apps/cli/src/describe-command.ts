import { findTool } from '@seller-toolbox/catalogue';
import { describeEngine } from '@seller-toolbox/catalogue/engines';
import type { CliIo } from './io.ts';
import { loadKnownEngine, writeNotice } from './run-command.ts';
import { writeJson } from './write-json.ts';

/** Prints schemas, examples and rule sets of a tool. */
export async function describeCommand(toolId: string, io: CliIo): Promise<number> {
  const engine = await loadKnownEngine(toolId, io);
  writeNotice(toolId, io);
  writeJson({ ...findTool(toolId), ...describeEngine(engine) }, io);
  return 0;
}
