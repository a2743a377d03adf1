import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../http/app-error.ts';
import { noQuery } from '../../http/answers.ts';
import { rejectForeignOrigin } from '../../http/foreign-origin.ts';
import { networksOf, WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { disconnectSignal } from '../../http/request-end.ts';
import { runsBusy } from '../tools/tools.errors.ts';
import type { RunToolDeps } from '../tools/tools.service.ts';
import { createMcpService } from './mcp-service.ts';

export interface McpRoutesDeps extends RunToolDeps {
  readonly version: string;
  /** Whether a network has a share of the runs. */
  readonly limitsCallers: boolean;
  /** See `rejectForeignOrigin`. */
  readonly publicUrl: string | undefined;
}

/** One message. Lists of messages are rejected: they would be many runs for one call. */
const messageSchema = z.looseObject({ jsonrpc: z.literal('2.0'), method: z.string() });

/** Assistants: Model Context Protocol over Streamable HTTP, without sessions. */
export const mcpRoutes: FastifyPluginAsyncZod<McpRoutesDeps> = async (app, deps) => {
  const service = createMcpService({
    ...deps,
    onError: (error) => app.log.error({ err: error }, 'an MCP request failed'),
  });

  app.post('/mcp', {
    config: {
      access: 'public',
      callsPerMinute: WRITES_PER_MINUTE.runs,
      sharedLimit: 'runs',
      overloaded: runsBusy,
      answersOwnBytes: true,
    },
    onRequest: rejectForeignOrigin(deps.publicUrl),
    schema: { body: messageSchema, response: { '2xx': z.unknown(), '4xx': z.unknown() } },
    handler: async (request, reply) => {
      const caller = {
        networks: deps.limitsCallers ? networksOf(request.ip) : [],
        signal: disconnectSignal(reply),
      };
      // A subscription would keep a connection open for changes that never come.
      const handler = createMcpHandler(() => service.serverFor(caller), {
        keepAliveMs: 0,
        maxSubscriptions: 0,
      });
      const answer = await handler.fetch(toWebRequest(request, caller.signal), { parsedBody: request.body });
      const type = answer.headers.get('content-type');
      if (type) reply.header('content-type', type);
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });

  // Clients of 2025 ask for a stream of messages and end sessions; there are none.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    config: { access: 'public' },
    schema: { querystring: noQuery, response: { 405: z.unknown() } },
    handler: async (_request, reply) => {
      reply.header('allow', 'POST');
      throw new AppError({ code: 'request.not-found', status: 405 });
    },
  });
};

/** Only the headers that the SDK reads; the body was parsed before. */
function toWebRequest({ headers }: FastifyRequest, signal: AbortSignal): Request {
  const read = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    /^(?:accept|content-type|mcp-.*)$/.test(name) && typeof value === 'string' ? [[name, value]] : [],
  );
  return new Request('http://localhost/mcp', { method: 'POST', headers: read, signal });
}
