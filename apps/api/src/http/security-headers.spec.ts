import type { FastifyInstance } from 'fastify';
import { createTestApp } from '../test-app.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const HASH = 'sha256-NnkhCwcgc9P1M0M+fDijtZncAIIlxZiq+E8n1xj2P0o=';

describe('the content security policy', () => {
  const policy = new Map(
    contentSecurityPolicy([HASH])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

  it('allows only own files and listed inline scripts', () => {
    expect(policy.get('script-src')).toEqual(["'self'", `'${HASH}'`]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });

  it('requires Trusted Types and names the allowed policies', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['seller-toolbox', 'dompurify']);
  });

  it('allows inline styles, which libraries inject', () => {
    expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  });
});

describe('security headers', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it.each(['/api/v1/tools', '/health/live', '/health/ready', '/nothing', '/api/v1/tools/x', '/%E0%A4%A'])(
    'are on the answer of %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self';"),
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('contain HSTS only for https requests', async () => {
    const behindProxy = await createTestApp({ settings: { trustProxy: ['127.0.0.1'] } });
    const https = await behindProxy.inject({
      url: '/health/live',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(https.headers['strict-transport-security']).toBe('max-age=31536000');
    const spoofed = await app.inject({ url: '/health/live', headers: { 'x-forwarded-proto': 'https' } });
    expect(spoofed.headers).not.toHaveProperty('strict-transport-security');
    await behindProxy.close();
  });

  it('contain HSTS for every request if the public address is https', async () => {
    const https = await createTestApp({ settings: { isPublicHttps: true } });
    expect((await https.inject('/health/live')).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
    await https.close();
  });

  it('do not depend on odd request headers', async () => {
    const odd = {
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/admin',
      'x-http-method-override': 'POST',
      origin: 'null',
    };
    const [plain, strange] = await Promise.all([
      app.inject('/api/v1/tools'),
      app.inject({ url: '/api/v1/tools', headers: odd }),
    ]);
    const comparable = ({ headers: { 'x-request-id': _id, date: _date, ...rest }, body }: typeof plain) => ({
      rest,
      body,
    });
    expect(comparable(strange)).toEqual(comparable(plain));
  });
});
