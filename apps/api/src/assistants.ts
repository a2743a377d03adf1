import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { catalogue as builtIn } from './catalogue.ts';
import { createMcpService } from './features/mcp/mcp-service.ts';
import { liveCatalogue } from './features/tool-settings/current-tools.ts';
import type { Clock } from './ports/clock.ts';
import { packageOf, versionOf } from './package-version.ts';
import type { PublishedTools } from './published-tools.ts';
import { createRunsInProcess } from './runs/runs-in-process.ts';

const PACKAGE = packageOf(fileURLToPath(import.meta.url));

export interface AssistantStreams {
  readonly input: Readable;
  readonly output: Writable;
}

export interface AssistantOptions {
  readonly now: Clock;
  readonly onError: (error: unknown) => void;
  readonly published: PublishedTools;
}

/** Serves the tools to one assistant (Model Context Protocol over standard input and output) until the input ends. */
export async function serveAssistant(
  { input, output }: AssistantStreams,
  { now, onError, published }: AssistantOptions,
): Promise<void> {
  const isOff = (id: string) => published.off.has(id);
  const withNotice = (tool: ToolManifest) => {
    const notice = published.noticeOf(tool.id);
    return notice ? { ...tool, notice } : tool;
  };
  const current = {
    version: '',
    tools: builtIn.tools.filter(({ id }) => !isOff(id)).map(withNotice),
    isOff,
  };
  const catalogue = liveCatalogue(builtIn, { current: () => current });
  const service = createMcpService({
    catalogue,
    clock: now,
    runs: createRunsInProcess(catalogue),
    defaultRules: () => 'in-force',
    version: versionOf(PACKAGE),
    onError,
  });
  const caller = { networks: [], signal: new AbortController().signal };
  const transport = new StdioServerTransport(input, output);
  const ended = new Promise<void>((resolve) => input.once('close', resolve));
  const served = serveStdio(() => service.serverFor(caller), {
    transport,
    maxSubscriptions: 0,
    onerror: onError,
  });
  await ended;
  await served.close();
}
