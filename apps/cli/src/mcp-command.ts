import { readPublishedTools } from '@seller-toolbox/api/published-tools';
import type { CliIo } from './io.ts';

/** Serves the tools to an assistant over standard input and output, until the input ends; reports bugs on standard error. */
export async function mcpCommand({ now, writeError, environment }: CliIo): Promise<number> {
  const { serveAssistant } = await import('@seller-toolbox/api/assistants');
  const onError = (error: unknown) => writeError(`${String(error)}\n`);
  await serveAssistant(
    { input: process.stdin, output: process.stdout },
    { now, onError, published: readPublishedTools(environment) },
  );
  return 0;
}
