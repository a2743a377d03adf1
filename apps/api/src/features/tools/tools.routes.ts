import {
  askAnswersSchema,
  askQuerySchema,
  runToolSchema,
  toolDescriptionSchema,
  toolParamsSchema,
  toolRowsSchema,
} from '@seller-toolbox/contracts';
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { answers, noQuery } from '../../http/answers.ts';
import { memoizedSerializer } from '../../http/memoized-serializer.ts';
import { WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { invalid } from '../../http/request.errors.ts';
import { validatorCompiler } from '../../http/validation.ts';
import { batchRoute } from './batch.routes.ts';
import { callerOf, type ToolsRoutesDeps } from './caller.ts';
import { inputRejected, outputTooLarge, runsBusy, runTimeout, toolNotFound } from './tools.errors.ts';
import { askTools, createToolDescriptions, listTools, runTool } from './tools.service.ts';

/**
 * Enough for the largest documented input: a megapixel of RGBA as base64 (1024 * 1024 * 4 bytes, 4 characters for 3
 * bytes) and the other fields. It also limits the ArrayBuffers of a run, which the memory limit of a thread does not count.
 */
export const MAX_RUN_BYTES = Math.ceil((1024 * 1024 * 4) / 3) * 4 + 16 * 1024;

export const toolsRoutes: FastifyPluginAsyncZod<ToolsRoutesDeps> = async (app, deps) => {
  const describeTool = createToolDescriptions(deps);

  app.get('/tools', {
    config: { access: 'public' },
    schema: {
      summary: 'Every tool with its names in six languages',
      querystring: noQuery,
      response: answers(200, toolRowsSchema),
    },
    handler: async () => ({ success: true as const, data: await listTools(deps) }),
  });

  app.get('/tools/:id', {
    config: { access: 'public', rejections: [toolNotFound()] },
    schema: {
      summary: 'Schemas of input and output, and examples of a tool',
      params: toolParamsSchema,
      response: answers(200, toolDescriptionSchema),
    },
    serializerCompiler: () => memoizedSerializer(),
    handler: async (request) => ({ success: true as const, data: await describeTool(request.params.id) }),
  });

  app.get('/ask', {
    config: {
      access: 'public',
      callsPerMinute: WRITES_PER_MINUTE.runs,
      rejections: [runsBusy(), runTimeout()],
    },
    schema: {
      summary: 'Answers of the tools to a typed or pasted text, best first, in one language',
      querystring: askQuerySchema,
      response: answers(200, askAnswersSchema),
    },
    handler: async (request, reply) => ({
      success: true as const,
      data: await askTools(deps, request.query, callerOf(deps, request.ip, reply)),
    }),
  });

  await app.register(runRoute, deps);
  await app.register(batchRoute, deps);
};

/** The body stays unparsed: see `ToolRun`. */
const runRoute: FastifyPluginAsyncZod<ToolsRoutesDeps> = async (app, deps) => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.setValidatorCompiler((route: FastifyRouteSchemaDef<$ZodType>) =>
    route.httpPart === 'body' ? requireBytes : validatorCompiler(route),
  );

  app.post('/tools/:id/run', {
    config: {
      access: 'public',
      callsPerMinute: WRITES_PER_MINUTE.runs,
      sharedLimit: 'runs',
      rejections: [toolNotFound(), inputRejected([]), outputTooLarge(), runsBusy(), runTimeout()],
      overloaded: runsBusy,
      answersOwnBytes: true,
    },
    bodyLimit: MAX_RUN_BYTES,
    schema: {
      summary: 'Runs a tool with the engine of its page',
      params: toolParamsSchema,
      body: runToolSchema,
      response: answers(200, z.unknown()),
    },
    // Fastify sends bytes too; its type names only text.
    serializerCompiler: () => answerOfJson as unknown as (answer: unknown) => string,
    handler: async (request, reply) => {
      const body: unknown = request.body;
      const data = await runTool(
        deps,
        // Checked by `requireBytes`.
        { toolId: request.params.id, body: body as Buffer },
        callerOf(deps, request.ip, reply),
      );
      return { success: true as const, data };
    },
  });
};

function requireBytes(body: unknown): { value: unknown } | { error: Error } {
  return Buffer.isBuffer(body) ? { value: body } : { error: invalid([{ path: '', code: 'required' }]) };
}

function answerOfJson({ data }: { readonly data: Uint8Array }): Buffer {
  return Buffer.concat([BEFORE_DATA, data, AFTER_DATA]);
}

const BEFORE_DATA = Buffer.from('{"success":true,"data":');
const AFTER_DATA = Buffer.from('}');
