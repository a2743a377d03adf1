import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { paginationSchema, rejectionSchema } from '@seller-toolbox/contracts';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { AppError } from './app-error.ts';
import { declaredRejections } from './declared-rejections.ts';

export const API_PREFIX = '/api/v1';

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;

/** Version of the API, not of the build: changes with incompatible changes. */
const API_VERSION = '1';
const BEARER = 'bearer';

/** Schemas that are described once as components. */
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(paginationSchema, { id: 'Pagination' });
schemaRegistry.add(rejectionSchema, { id: 'Refusal' });

const CONVERSION = { schemaRegistry, zodToJsonConfig: { override: withoutSafeBounds } };
const convert = createJsonSchemaTransform(CONVERSION);

/** Collects every route registered afterwards; `app.swagger()` returns the description. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Seller Toolbox',
        version: API_VERSION,
        description:
          'Every response is `{ success, data, message, pagination }` or `{ success, message, error: { code, fields } }`. ' +
          'Unknown fields are ignored. Times are ISO 8601 in UTC.',
      },
      components: {
        securitySchemes: {
          [BEARER]: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The access token of `POST /auth/login` or `/auth/refresh`; valid for ten minutes.',
          },
        },
      },
    },
    transform: describeRoute,
    transformObject: describeComponents,
  });
}

const convertComponents = createJsonSchemaTransformObject(CONVERSION);

/** Drops the input variants of shared schemas, which are used only in answers. */
const describeComponents: typeof convertComponents = (document) => {
  const described = convertComponents(document);
  if (!('components' in described)) return described;
  const schemas = Object.entries(described.components?.schemas ?? {});
  const answered = Object.fromEntries(schemas.filter(([name]) => !name.endsWith('Input')));
  return Object.assign(described, { components: { ...described.components, schemas: answered } });
};

const describeRoute: Transform = (route) => {
  // Hides the site, and the probes outside of the prefix.
  if (!route.url.startsWith(API_PREFIX)) return { schema: { hide: true }, url: route.url };
  const { schema, url } = convert(route);
  const { config } = route.route;
  const access = config?.access ?? 'public';
  const answered = Object.entries(schema?.response ?? {}).filter(([status]) => /^2\d\d$/.test(status));
  return {
    url,
    schema: {
      ...schema,
      tags: [url.slice(API_PREFIX.length + 1).split('/')[0] ?? ''],
      description: access === 'public' ? 'Public.' : `Requires the role ${access} or above.`,
      security: access === 'public' ? [] : [{ [BEARER]: [] }],
      response: {
        ...Object.fromEntries(
          answered.map(([status, json]) => [status, describeAnswer(json, schema?.produces)]),
        ),
        ...rejectionsByStatus(declaredRejections(route.route)),
      },
    },
  };
};

function describeAnswer(schema: unknown, [type = 'application/json']: readonly string[] = []): object {
  return { description: 'Success.', content: { [type]: { schema } } };
}

function rejectionsByStatus(rejections: readonly AppError[]): Record<string, object> {
  const statuses = [...new Set(rejections.map(({ statusCode }) => statusCode))];
  return Object.fromEntries(
    statuses.map((status) => {
      const those = rejections.filter(({ statusCode }) => statusCode === status);
      const saysWhen = those.some(({ retryAfterSeconds }) => retryAfterSeconds !== undefined);
      return [
        status,
        {
          description: those.map(({ code }) => `\`${code}\``).join(', '),
          ...(saysWhen && {
            headers: { 'Retry-After': { type: 'integer', description: 'Seconds to wait.' } },
          }),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      ];
    }),
  );
}

/** Removes the default bounds of safe integers. */
function withoutSafeBounds({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
