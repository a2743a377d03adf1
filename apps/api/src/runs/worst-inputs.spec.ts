import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { catalogue } from '../catalogue.ts';
import { MAX_OUTPUT_BYTES } from '../features/tools/tools.service.ts';
import { systemClock } from '../ports/clock.ts';
import { createTestApp } from '../test-app.ts';
import { WORST_INPUTS } from './test-worst-inputs.ts';
import { createToolRunPool } from './tool-run-pool.ts';
import type { ToolRunPool } from './tool-runs.ts';

let runs: ToolRunPool;
let app: FastifyInstance;
beforeAll(async () => {
  runs = createToolRunPool({
    workerFile: join(__dirname, '../run-worker.source.mjs'),
    clock: systemClock,
    tools: catalogue.tools,
    onError: (error) => {
      throw error;
    },
  });
  app = await createTestApp({ catalogue, runs });
});
afterAll(async () => {
  await app.close();
  await runs.close();
});

/** `npm run test:faults -- flood` sends them to a built service and measures. */
describe('the worst known inputs', () => {
  it('get a bounded answer with a status of the contract, and the service goes on', async () => {
    for (const make of WORST_INPUTS) {
      const { name, method = 'POST', path, headers, body } = make();
      const answer = await app.inject({
        method,
        url: path,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { payload: body }),
      });
      expect([name, [200, 404, 414, 422, 503].includes(answer.statusCode)]).toEqual([name, true]);
      const maxBytes = answer.statusCode === 200 ? MAX_OUTPUT_BYTES + 100 : 64 * 1024;
      expect(answer.rawPayload.length).toBeLessThanOrEqual(maxBytes);
      expect((await app.inject('/health/live')).statusCode).toBe(200);
    }
  });
});
