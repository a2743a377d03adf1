import { toolParamsSchema } from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { noQuery } from '../../http/answers.ts';
import { routeNotFound } from '../../http/request.errors.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import type { CurrentTools } from '../tool-settings/current-tools.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { SiteEmbed } from './site-build.ts';
import { querySchema, REVALIDATE, send } from './site.routes.ts';

export interface EmbedDeps {
  readonly embed: SiteEmbed;
  /** The origins whose pages may show tools, or `*`. */
  readonly origins: readonly string[];
  readonly tools: () => CurrentTools;
  readonly renderer: PageRenderer;
}

/** Tools in frames of other sites. Only their documents may be framed, and only the script may be loaded by other origins. */
export const embedRoutes: FastifyPluginAsyncZod<EmbedDeps> = async (app, deps) => {
  const { embed, origins, tools, renderer } = deps;
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
      const current = tools();
      const { lang } = request.query;
      const isOff = current.isOff(id);
      const page = isOff ? embed.findOffPage(id, lang) : embed.findPage(id, lang);
      if (!page) throw routeNotFound();
      reply
        .code(isOff ? 404 : 200)
        .removeHeader('x-frame-options')
        .header('content-security-policy', policy)
        .header('x-robots-tag', 'noindex');
      const changed = await renderNotice(current, id, page.language);
      return send(request, reply, page.contentFor(changed), REVALIDATE);
    },
  });

  /** Only a notice changes what is in a frame; without one the built page is right. */
  const renderNotice = async (current: CurrentTools, id: string, language: string) =>
    current.tools.some((tool) => tool.id === id && tool.notice)
      ? renderer.renderPage(current, { name: `/embed/tools/${id}`, language })
      : undefined;

  app.get('/embed.js', {
    config: { access: 'public' },
    schema: { querystring: noQuery, response: { 200: z.unknown() } },
    handler: (request, reply) =>
      send(request, reply.header('cross-origin-resource-policy', 'cross-origin'), embed.script, REVALIDATE),
  });
};
