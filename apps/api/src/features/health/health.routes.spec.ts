import { createTestApp } from '../../test-app.ts';

describe('GET /health/live', () => {
  it('answers without a database, and 503 once the embedded database hangs', async () => {
    let hangs = false;
    const app = await createTestApp({ isStalled: () => hangs });
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    hangs = true;
    const stalled = await app.inject('/health/live');
    expect(stalled.statusCode).toBe(503);
    expect(stalled.json().error.code).toBe('service.unavailable');
    await app.close();
  });
});
