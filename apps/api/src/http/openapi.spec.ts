import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES, FIELD_ERROR_CODES } from '@seller-toolbox/contracts';
import type { FastifyInstance } from 'fastify';
import { createTestApp } from '../test-app.ts';
import { API_PREFIX } from './openapi.ts';

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, { readonly description: string; readonly headers?: object }>>;
}

let app: FastifyInstance;
let operations: Map<string, Operation>;
beforeAll(async () => {
  app = await createTestApp();
  const { paths } = JSON.parse(JSON.stringify(app.swagger()));
  operations = new Map(
    Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        call,
      ]),
    ),
  );
});
afterAll(() => app.close());

const codesOf = ({ responses }: Operation) =>
  Object.values(responses).flatMap(({ description }) =>
    [...description.matchAll(/`([^`]+)`/g)].map(([, code]) => code),
  );

describe('the description of the API', () => {
  it('equals the committed file; `npm run openapi` updates it', () => {
    const committed = join(__dirname, '../../../../docs/api/openapi.json');
    expect(JSON.parse(JSON.stringify(app.swagger()))).toEqual(JSON.parse(readFileSync(committed, 'utf8')));
  });

  it('has every route of the API, with its access', () => {
    const routes = app.routeTable.filter(
      ({ url, method }) => url.startsWith(API_PREFIX) && method !== 'HEAD',
    );
    const expected = routes.map(({ method, url, access }) => ({
      call: `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`,
      isClosed: access !== 'public',
      says: access === 'public' ? 'Public.' : `Requires the role ${access} or above.`,
    }));
    const described = [...operations].map(([call, { security, description }]) => ({
      call,
      isClosed: security?.length === 1,
      says: description,
    }));
    const byCall = (a: { call: string }, b: { call: string }) => (a.call < b.call ? -1 : 1);
    expect(described.sort(byCall)).toEqual(expected.sort(byCall));
  });

  it('has summary, answers and Retry-After of every call', () => {
    for (const [call, { summary, responses }] of operations) {
      expect({ call, summary }).toEqual({ call, summary: expect.stringMatching(/^[A-Z].{10,}[^.]$/) });
      expect(Object.keys(responses).filter((status) => /^20\d$/.test(status))).toHaveLength(1);
      for (const status of ['429', '503']) {
        if (responses[status]) expect(responses[status]).toHaveProperty('headers.Retry-After');
      }
    }
  });

  it('names only existing error codes, and all of them', () => {
    const named = new Set([...operations.values()].flatMap(codesOf));
    expect([...ERROR_CODES, ...FIELD_ERROR_CODES]).toEqual(expect.arrayContaining([...named]));
    // Not specific to a route: unknown path, plain http, request timeout, long URL.
    const notOfOneCall = [
      'request.not-found',
      'request.https-only',
      'request.timed-out',
      'request.url-too-long',
    ];
    expect(ERROR_CODES.filter((code) => !named.has(code))).toEqual(notOfOneCall);
  });
});
