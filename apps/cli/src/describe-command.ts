import { findTool } from '@seller-toolbox/catalogue';
import { describeEngine } from '@seller-toolbox/catalogue/engines';
import type { CliIo } from './io.ts';
import { openTool } from './run-command.ts';
import { writeJson } from './write-json.ts';

/** Prints schemas, examples and rule sets of a tool. */
export async function describeCommand(toolId: string, io: CliIo): Promise<number> {
  const engine = await openTool(toolId, io);
  writeJson({ ...findTool(toolId), ...describeEngine(engine) }, io);
  return 0;
}
