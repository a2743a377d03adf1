import {
  batchAnswerSchema,
  batchLineSchema,
  rejectionSchema,
  toolParamsSchema,
} from '@seller-toolbox/contracts';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { $ZodType } from 'zod/v4/core';
import { WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { invalid, tooLarge } from '../../http/request.errors.ts';
import { allowSlowBody } from '../../http/slow-bodies.ts';
import { validatorCompiler } from '../../http/validation.ts';
import { createMinuteCounts } from '../../minute-counts.ts';
import { checkRowsLeft, runBatch } from './batch.service.ts';
import { MAX_BATCH_BYTES, MAX_HELD_BYTES } from './body-lines.ts';
import { callerOf, type ToolsRoutesDeps } from './caller.ts';
import { runsBusy, toolNotFound } from './tools.errors.ts';

const BATCH_TYPE = 'application/x-ndjson';
const ACCEPTED_TYPES = [BATCH_TYPE, 'application/ndjson', 'application/jsonl'];

/** Nothing parses the body here: its lines are parsed where they run. */
export const batchRoute: FastifyPluginAsyncZod<ToolsRoutesDeps> = async (app, deps) => {
  const { rowsPerMinute } = deps;
  const rowLimit = { rowCounts: createMinuteCounts(deps.clock), rowsPerMinute };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(ACCEPTED_TYPES, (request, body, done) =>
    Number(request.headers['content-length'] ?? 0) > MAX_BATCH_BYTES ? done(tooLarge()) : done(null, body),
  );
  app.setValidatorCompiler((route: FastifyRouteSchemaDef<$ZodType>) =>
    route.httpPart === 'body' ? requireStream : validatorCompiler(route),
  );

  app.post('/tools/:id/batch', {
    config: {
      access: 'public',
      callsPerMinute: WRITES_PER_MINUTE.batches,
      rejections: [toolNotFound(), runsBusy()],
      overloaded: runsBusy,
      maxHeldBytes: MAX_HELD_BYTES,
    },
    bodyLimit: MAX_BATCH_BYTES,
    schema: {
      summary: 'Runs a tool for each line of the body; streams a line of the result for each',
      consumes: [BATCH_TYPE],
      produces: [BATCH_TYPE],
      params: toolParamsSchema,
      body: batchLineSchema,
      response: { 200: batchAnswerSchema, '4xx': rejectionSchema, '5xx': rejectionSchema },
    },
    handler: async (request, reply) => {
      const caller = callerOf(deps, request.ip, reply);
      checkRowsLeft(rowLimit, caller.networks);
      allowSlowBody(request);
      const body: unknown = request.body;
      // Checked by `requireStream`.
      const call = { toolId: request.params.id, body: body as Readable };
      return sendLines(reply, runBatch({ ...deps, ...rowLimit, pause: setTimeout }, call, caller));
    },
  });
};

/** Waits for the first line before the headers, so that a full queue is a rejection. */
async function sendLines(reply: FastifyReply, lines: AsyncGenerator<Uint8Array>) {
  const first = await lines.next();
  reply.header('content-type', `${BATCH_TYPE}; charset=utf-8`);
  return reply.send(Readable.from(continued(first, lines), { highWaterMark: 1 }));
}

async function* continued(first: IteratorResult<Uint8Array>, lines: AsyncGenerator<Uint8Array>) {
  if (!first.done) yield first.value;
  yield* lines;
}

function requireStream(body: unknown): { value: unknown } | { error: Error } {
  return body instanceof Readable ? { value: body } : { error: invalid([{ path: '', code: 'required' }]) };
}
