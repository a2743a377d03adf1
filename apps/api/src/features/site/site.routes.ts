import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requestPath } from '../../http/request-path.ts';
import { routeNotFound } from '../../http/request.errors.ts';
import { isThisMachine } from '../../http/this-machine.ts';
import { chooseEncoding, type Content } from './content.ts';
import type { CurrentTools } from '../tool-settings/current-tools.ts';
import type { PageRenderer } from './page-renderer.ts';
import { searchEngineOf } from './search-head.ts';
import type { Page, SiteBuild } from './site-build.ts';

export interface SiteDeps {
  readonly site: SiteBuild;
  /** Versions of the current announcements. Answers immediately, also without a database. */
  readonly announced: () => Promise<string>;
  readonly tools: () => CurrentTools;
  readonly renderer: PageRenderer;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
const ONE_DAY = 'public, max-age=86400';

/** A repeated or invalid `lang` is ignored. */
export const querySchema = z.object({ lang: z.catch(z.optional(z.string()), undefined) });

/** The site: files, pages by path and language, and the not-found page for every other path. */
export const siteRoutes: FastifyPluginAsyncZod<SiteDeps> = async (app, deps) => {
  const { site, announced, tools, renderer } = deps;
  app.get('/*', {
    config: { access: 'public' },
    schema: { querystring: querySchema, response: { 200: z.unknown(), 404: z.unknown() } },
    handler: async (request, reply) => {
      const path = pathOf(request);
      if (/^\/api(?:\/|$)/.test(requestPath(request.url))) throw routeNotFound();
      const file = site.findFile(path);
      if (file) return send(request, reply, file, cacheControlOf(path));

      const shell = site.findShell(path);
      if (shell) return send(request, noindex(reply), shell, REVALIDATE);

      if (site.findFilled(path, '')) return sendFilled(request, reply, path);

      const { lang } = request.query;
      const page = findShown(path, lang);
      if (page) return sendPage(request, reply, { page, name: path });

      const withoutSlash = withoutSlashesAtEnd(path);
      if (withoutSlash && findShown(withoutSlash, lang)) {
        return reply.redirect(withoutSlash + request.url.slice(path.length), 301);
      }
      const notFound = site.notFoundPage(lang);
      if (!notFound) throw routeNotFound();
      return sendPage(request, reply, { page: notFound, name: '404' });
    },
  });

  const findShown = (path: string, language: string | undefined) =>
    tools().isOff(toolIdOf(path)) ? null : site.findPage(path, language);

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    found: FoundPage,
  ): Promise<FastifyReply> {
    const { page, name } = found;
    const current = tools();
    reply.code(page.status).header('content-language', page.language);
    const tool = current.tools.find(({ id }) => id === toolIdOf(name));
    if (!(tool ? tool.status === 'ready' : page.indexed)) noindex(reply);
    const engine = searchEngineOf(request.headers['user-agent']);
    const changed = await renderer.renderPage(current, { name, language: page.language });
    const content = page.contentFor({ engine, announced: await announced(), changed });
    return send(request, reply, content, REVALIDATE);
  }

  async function sendFilled(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> {
    const changed = await renderer.renderFile(tools(), path);
    const filled = site.findFilled(path, originOf(request), changed);
    if (!filled) throw routeNotFound();
    return send(request, reply, filled, cacheControlOf(path));
  }
};

interface FoundPage {
  readonly page: Page;
  /** The path, or `404`. */
  readonly name: string;
}

/** The id in the path of a tool's page; blank for other paths. */
function toolIdOf(path: string): string {
  return /^\/tools\/([\w-]+)$/.exec(path)?.[1] ?? '';
}

/** Hashed files are immutable; icons and manifests are cached for a day; all others, also the service worker, revalidate. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return IMMUTABLE;
  return path.startsWith('/icons/') || path.endsWith('.webmanifest') ? ONE_DAY : REVALIDATE;
}

/** The path of the request without the query; not decoded, because all served paths are ASCII. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** In one pass; a pattern such as `/\/+$/` is quadratic for many slashes that do not end the path. */
export function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function noindex(reply: FastifyReply): FastifyReply {
  return reply.header('x-robots-tag', 'noindex');
}

/** Without the user information that a raw Host header may hold. */
const HOST_AND_PORT = /^[^@/?#\\]+$/;

/** The origin of a request to this machine; empty for all others: any name can be in a Host header. */
function originOf({ protocol, host, hostname }: FastifyRequest): string {
  return isThisMachine(hostname) && HOST_AND_PORT.test(host) ? `${protocol}://${host}` : '';
}

export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
  cacheControl: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], content);
  const etag = `"${content.hash}-${encoding}"`;
  reply.header('cache-control', cacheControl).header('etag', etag);
  if (content.isCompressible) reply.header('vary', 'accept-encoding');
  if (reply.statusCode === 200 && names(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', content.contentType).send(await content.bytesIn(encoding));
}

function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .some((given) => given.trim().replace(/^W\//, '') === etag || given.trim() === '*');
}
