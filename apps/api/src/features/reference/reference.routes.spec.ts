import { asRole, identifyByHeader } from '../../test-callers.ts';
import { createTestApp } from '../../test-app.ts';

const ADDRESSES = ['/api/v1/openapi.json', '/api/v1/reference'];

describe('the reference of the API', () => {
  it.each(ADDRESSES)('%s is public in development', async (url) => {
    const app = await createTestApp({ settings: { openReference: true } });
    expect((await app.inject(url)).statusCode).toBe(200);
    await app.close();
  });

  it.each(ADDRESSES)('%s requires the role viewer otherwise', async (url) => {
    const app = await createTestApp({ identify: identifyByHeader });
    expect((await app.inject(url)).statusCode).toBe(401);
    expect((await app.inject({ url, headers: asRole('viewer') })).statusCode).toBe(200);
    await app.close();
  });

  it('is a page with every call, without scripts and external resources', async () => {
    const app = await createTestApp({ settings: { openReference: true } });
    const { body, headers } = await app.inject('/api/v1/reference');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    for (const { method, url } of app.routeTable) {
      if (method === 'HEAD' || !url.startsWith('/api/')) continue;
      expect(body).toContain(`<h3><code>${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}</code></h3>`);
    }
    expect(body).not.toMatch(/<script|<link|<img| on\w+=|javascript:|https?:/i);
    await app.close();
  });
});
