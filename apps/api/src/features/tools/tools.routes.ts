import {
  runToolSchema,
  toolDescriptionSchema,
  toolParamsSchema,
  toolRowsSchema,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answers, noQuery } from '../../http/answers.ts';
import { perMinute, WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { createRunTurns } from './run-turns.ts';
import { inputRefused, toolNotFound } from './tools.errors.ts';
import { describeTool, listTools, runTool, type ToolsDeps } from './tools.service.ts';

/**
 * An engine answers its largest documented input quickly; what is larger would hold up everybody else. The largest is a
 * megapixel of RGBA as base64 (1024 * 1024 * 4 bytes, four letters for three of them) with the fields beside it.
 */
export const MAX_RUN_BYTES = Math.ceil((1024 * 1024 * 4) / 3) * 4 + 16 * 1024;

export const toolsRoutes: FastifyPluginAsyncZod<ToolsDeps> = async (app, deps) => {
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
    config: { access: 'public', refusals: [toolNotFound()] },
    schema: {
      summary: 'What a caller must know to run a tool: schemas of input and output, and examples',
      params: toolParamsSchema,
      response: answers(200, toolDescriptionSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await describeTool(deps, request.params.id),
    }),
  });

  const runDeps = { ...deps, turns: createRunTurns(deps) };
  app.post('/tools/:id/run', {
    config: {
      access: 'public',
      ...perMinute(WRITES_PER_MINUTE.runs),
      refusals: [toolNotFound(), inputRefused([])],
    },
    bodyLimit: MAX_RUN_BYTES,
    schema: {
      summary: 'Runs a tool as its page does',
      params: toolParamsSchema,
      body: runToolSchema,
      response: answers(200, z.unknown()),
    },
    handler: async (request) => ({
      success: true as const,
      data: await runTool(runDeps, request.params.id, request.body),
    }),
  });
};
