import { DEFAULT_LANGUAGE } from '@seller-toolbox/words';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Database } from './db/connection.ts';
import { createReadRunner, type ReadRunner } from './db/read-runner.ts';
import type { Schema } from './db/schema.ts';
import { readSiteUsage } from './features/ai/ai.quota.ts';
import { aiUseRoutes } from './features/ai/ai-use.routes.ts';
import { aiRoutes } from './features/ai/ai.routes.ts';
import { createTitleRules } from './features/ai/ai.rules.ts';
import { databaseReplyCache } from './features/ai/reply-cache.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { databaseEventSink, type EventSink } from './features/analytics/event-sink.ts';
import { createIngestionQueue } from './features/analytics/ingestion-queue.ts';
import { knownPages } from './features/analytics/known-pages.ts';
import { findLastRollUp } from './features/analytics/roll-up.repository.ts';
import { createSessionHash } from './features/analytics/session-hash.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { registerJwt } from './features/auth/access-token.ts';
import type { AuthRoutesDeps } from './features/auth/auth-deps.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createAuth } from './features/auth/create-auth.ts';
import { createIdentify } from './features/auth/identify.ts';
import {
  announcementsRoutes,
  createAnnouncementCache,
} from './features/announcements/announcements.routes.ts';
import { createAnnouncementVersions } from './features/announcements/announcement-versions.ts';
import { countFeedback } from './features/feedback/feedback.repository.ts';
import { feedbackRoutes } from './features/feedback/feedback.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { createDatabaseCheck } from './features/health/health.service.ts';
import { lastReceivedAt } from './features/rates/rate-book.ts';
import type { RatesService } from './features/rates/rates.service.ts';
import { mcpRoutes } from './features/mcp/mcp.routes.ts';
import { patentsRoutes } from './features/patents/patents.routes.ts';
import { ratesRoutes } from './features/rates/rates.routes.ts';
import type { NoticeSenders } from './features/notices/delivery.ts';
import { noticesRoutes } from './features/notices/notices.routes.ts';
import { referenceRoutes } from './features/reference/reference.routes.ts';
import { embedRoutes } from './features/site/embed.routes.ts';
import type { PageRenderer } from './features/site/page-renderer.ts';
import type { SiteBuild } from './features/site/site-build.ts';
import { networkLimits, siteConfigOf, type LiveSettings } from './features/settings/live-settings.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { systemRoutes, type SystemStates } from './features/system/system.routes.ts';
import { liveCatalogue, type CurrentToolsCache } from './features/tool-settings/current-tools.ts';
import { toolSettingsRoutes } from './features/tool-settings/tool-settings.routes.ts';
import type { ToolCatalogue } from './features/tools/tool-catalogue.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import { toolsRoutes } from './features/tools/tools.routes.ts';
import { registerAccessGuard, type Identify } from './http/access-guard.ts';
import { limitBytesInFlight } from './http/bytes-in-flight.ts';
import { registerDraining } from './http/draining.ts';
import { answerError, registerErrorHandler } from './http/error-handler.ts';
import { createNetworkHash, registerExactLimit } from './http/exact-limit.ts';
import { registerJsonBodies } from './http/json-bodies.ts';
import { API_PREFIX, registerOpenApi } from './http/openapi.ts';
import { requireHttps } from './http/require-https.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { createClientErrorHandler, ignoreExpectations, rejectUnclearHost } from './http/raw-rejections.ts';
import { LOG_SERIALIZERS, registerRequestLog } from './http/request-log.ts';
import { registerRequestMetrics } from './http/request-metrics.ts';
import { limitRequestSize, MAX_HEADER_BYTES } from './http/request-size.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { validatorCompiler } from './http/validation.ts';
import type { AiProvider } from './ports/ai-provider.ts';
import type { Clock } from './ports/clock.ts';
import type { NewId } from './ports/ids.ts';
import type { LimitStore } from './ports/limit-store.ts';
import type { Metrics } from './ports/metrics.ts';
import type { Passwords } from './ports/passwords.ts';
import type { RandomBytes } from './ports/random.ts';
import type { ToolRuns } from './runs/tool-runs.ts';

/** Every dependency of the service. */
export interface AppDeps {
  readonly db: Kysely<Schema>;
  readonly databaseKind: Database['kind'];
  /** Default: the database. */
  readonly reads?: ReadRunner | undefined;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly random: RandomBytes;
  readonly passwords: Passwords;
  /** As built in. */
  readonly catalogue: ToolCatalogue;
  /** What an admin changed of it. */
  readonly currentTools: CurrentToolsCache;
  readonly runs: ToolRuns;
  readonly rates: Omit<RatesService, 'refresh'>;
  /** Exact counters shared by all replicas; `unlimited` if rate limits are off. */
  readonly limits: LimitStore;
  /** Default: the database. */
  readonly events?: EventSink;
  /** Default: no metrics. */
  readonly metrics?: Pick<Metrics, 'onRequest'> | undefined;
  /** Null: the service has no site, only the API. */
  readonly site: SiteBuild | null;
  readonly renderer: PageRenderer;
  /** The secret from which all keys are derived. */
  readonly secret: string;
  readonly version: string;
  readonly isDraining: () => boolean;
  /** Default: never. */
  readonly isStalled?: () => boolean;
  readonly settings: AppSettings;
  /** What can change while the service runs. */
  readonly live: LiveSettings;
  /** Default: disk space is unknown. */
  readonly readDisk?: SystemStates['disk'];
  /** The configured ways of notices to the operator; default: none. */
  readonly senders?: NoticeSenders;
  /** Null: rules answer instead of an AI. */
  readonly ai: AiProvider | null;
  /** Default: by bearer token. */
  readonly identify?: Identify;
  /** The number of all feedback; default: counted in the database. */
  readonly countFeedback?: () => Promise<number>;
}

export interface AppSettings {
  readonly rateLimits: boolean;
  readonly trustProxy: number | string[] | undefined;
  readonly isPublicHttps: boolean;
  /** The address under which visitors reach the site, if it is known. */
  readonly publicUrl: string | undefined;
  /** The origins whose pages may show tools in frames, or `*`; none by default. */
  readonly embedOrigins: readonly string[];
  /** Whether assistants may use the tools at `/mcp`. */
  readonly mcp: boolean;
  /** Whether the API reference is public; otherwise it requires the role viewer. */
  readonly openReference: boolean;
  readonly logger: false | { readonly level: string; readonly stream?: { write: (line: string) => void } };
}

const DEFAULT_BODY_LIMIT = 256 * 1024;
/** For a request to arrive whole; Node checks it at an interval. */
const REQUEST_TIMEOUT_MS = 30_000;
const CHECK_INTERVAL_MS = 5_000;
/** Closes a connection on which nothing moves, such as that of a client that does not read. The slowest call, to the AI, takes 30 s. */
const SILENCE_TIMEOUT_MS = 60_000;

/** Builds the service without listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, site } = deps;
  const headers = { scriptHashes: site?.scriptHashes ?? [], isPublicHttps: settings.isPublicHttps };
  const app = Fastify({
    logger: settings.logger && { ...settings.logger, serializers: LOG_SERIALIZERS },
    trustProxy: trustOf(settings.trustProxy),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => deps.newId(),
    bodyLimit: DEFAULT_BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    http: {
      requireHostHeader: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    forceCloseConnections: 'idle',
    // Accepted requests are answered even while the service stops.
    return503OnClosing: false,
    clientErrorHandler: createClientErrorHandler(headers),
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply);
      const answer = (rejection: unknown) => answerError(rejection, request, reply);
      countCall(request, reply).then(() => answer(error), answer);
    },
  });
  // Only the routes that register it accept plain text.
  app.removeContentTypeParser('text/plain');
  registerJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const setHeaders = registerSecurityHeaders(app, headers);
  ignoreExpectations(app);
  registerErrorHandler(app);
  registerDraining(app, deps.isDraining);
  registerRequestLog(app);
  if (deps.metrics) registerRequestMetrics(app, deps.metrics);
  const countCall = settings.rateLimits ? await registerRateLimit(app) : async () => {};
  limitRequestSize(app);
  rejectUnclearHost(app);
  if (settings.isPublicHttps) requireHttps(app);
  await registerOpenApi(app);
  await registerJwt(app, deps.secret);
  const auth = createAuth(deps, app.jwt);
  registerAccessGuard(app, deps.identify ?? createIdentify(auth));
  if (settings.rateLimits)
    registerExactLimit(app, { ...deps, hashNetwork: createNetworkHash(deps.secret, deps.clock) });
  limitBytesInFlight(app, { limitsCallers: settings.rateLimits });
  await registerFeatures(app, deps, auth);
  await app.ready();
  return app;
}

/** A number means: trust so many proxies in front of the service. */
function trustOf(
  setting: AppSettings['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return setting ?? false;
}

function systemStates(deps: AppDeps, usage: Parameters<typeof readSiteUsage>[0]): SystemStates {
  return {
    lastRollup: async () => (await findLastRollUp(deps.db))?.toISOString() ?? null,
    lastRates: async () => lastReceivedAt(deps.rates.latest()),
    ai: async () => {
      const { used, cap } = await readSiteUsage(usage);
      return { configured: deps.ai !== null, daily_cap: cap, used_today: used };
    },
    ...(deps.readDisk ? { disk: deps.readDisk } : {}),
  };
}

async function registerFeatures(
  app: FastifyInstance,
  { reads, ...given }: AppDeps,
  auth: AuthRoutesDeps,
): Promise<void> {
  const deps = { ...given, reads: reads ?? createReadRunner(given.db) };
  const { catalogue, clock, site } = deps;
  const isDatabaseReady = createDatabaseCheck(deps.db, clock);
  const health = { ...deps, isDatabaseReady, startedAt: clock() };
  const showable = createAnnouncementCache(deps);
  const toolIds = new Set(catalogue.tools.map((tool) => tool.id));
  const known = { isKnownTool: (id: string) => toolIds.has(id), isKnownPage: knownPages(site, toolIds) };
  const analytics = {
    ...deps,
    ...known,
    hashSession: createSessionHash(deps.secret),
    toolTitles: () => catalogue.loadTitles(DEFAULT_LANGUAGE),
    queue: createIngestionQueue({ insert: (deps.events ?? databaseEventSink(deps.db)).store }),
    countFeedback: deps.countFeedback ?? (() => countFeedback(deps.db, {})),
  };
  const ai = {
    ...deps,
    provider: deps.ai,
    replies: databaseReplyCache(deps.db, clock),
    rulesFor: (networks: readonly string[]) => createTitleRules(deps, networks),
    limitsCallers: deps.settings.rateLimits,
    dailyCap: () => deps.live.values().aiDailyCap,
  };
  await app.register(healthRoutes, health);
  const { rateLimits: limitsCallers, publicUrl, mcp } = deps.settings;
  // The profile of the site decides it too.
  const defaultRules = () => siteConfigOf(deps.live.values()).defaultRuleSet;
  const { rowsPerMinute, maxPerDay } = networkLimits(deps.live);
  const live = { ...deps, catalogue: liveCatalogue(catalogue, deps.currentTools) };
  if (mcp) await app.register(mcpRoutes, { ...live, limitsCallers, defaultRules, publicUrl });
  await app.register(
    async (api) => {
      await api.register(healthRoutes, health);
      await api.register(toolsRoutes, { ...live, limitsCallers, defaultRules, rowsPerMinute });
      await api.register(toolSettingsRoutes, deps);
      await api.register(analyticsRoutes, analytics);
      await api.register(authRoutes, auth);
      await api.register(usersRoutes, deps);
      await api.register(settingsRoutes, deps);
      await api.register(noticesRoutes, { ...deps, senders: deps.senders ?? {} });
      await api.register(auditRoutes, deps);
      await api.register(systemRoutes, { ...health, states: systemStates(deps, ai) });
      await api.register(announcementsRoutes, { ...deps, showable });
      await api.register(feedbackRoutes, { ...deps, ...known, maxPerDay });
      await api.register(patentsRoutes, deps);
      await api.register(ratesRoutes, deps);
      await api.register(aiRoutes, ai);
      await api.register(aiUseRoutes, ai);
      await api.register(referenceRoutes, { isPublic: deps.settings.openReference });
    },
    { prefix: API_PREFIX },
  );
  await registerSite(app, deps, showable);
}

async function registerSite(
  app: FastifyInstance,
  { site, settings, currentTools, renderer, clock }: AppDeps,
  showable: ReturnType<typeof createAnnouncementCache>,
): Promise<void> {
  if (!site) return;
  const tools = currentTools.current;
  const { embedOrigins: origins } = settings;
  if (site.embed && origins.length > 0)
    await app.register(embedRoutes, { embed: site.embed, origins, tools, renderer });
  const announced = createAnnouncementVersions({ showable, clock });
  await app.register(siteRoutes, { site, tools, renderer, announced });
}
