import { toolParamsSchema } from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { noQuery } from '../../http/answers.ts';
import { routeNotFound } from '../../http/request.errors.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import type { CurrentTools } from '../tool-settings/current-tools.ts';
import type { SiteEmbed } from './site-build.ts';
import { querySchema, REVALIDATE, send } from './site.routes.ts';

export interface EmbedDeps {
  readonly embed: SiteEmbed;
  /** The origins whose pages may show tools, or `*`. */
  readonly origins: readonly string[];
  readonly tools: () => CurrentTools;
}

/** Tools in frames of other sites. Only their documents may be framed, and only the script may be loaded by other origins. */
export const embedRoutes: FastifyPluginAsyncZod<EmbedDeps> = async (app, { embed, origins, tools }) => {
  const policy = contentSecurityPolicy([embed.scriptHash], origins);

  app.get('/embed/tools/:id', {
    config: { access: 'public' },
    schema: {
      params: toolParamsSchema,
      querystring: querySchema,
      response: { 200: z.unknown(), 404: z.unknown() },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const page = tools().isOff(id) ? null : embed.findPage(id, request.query.lang);
      if (!page) throw routeNotFound();
      reply
        .removeHeader('x-frame-options')
        .header('content-security-policy', policy)
        .header('x-robots-tag', 'noindex');
      return send(request, reply, page, REVALIDATE);
    },
  });

  app.get('/embed.js', {
    config: { access: 'public' },
    schema: { querystring: noQuery, response: { 200: z.unknown() } },
    handler: (request, reply) =>
      send(request, reply.header('cross-origin-resource-policy', 'cross-origin'), embed.script, REVALIDATE),
  });
};
