import { isIP } from 'node:net';
import { bareOrigin, newPasswordProblem } from '@seller-toolbox/contracts';
import * as z from 'zod';
import { parsePostgresUrl } from './db/postgres-url.ts';

/**
 * An invalid configuration. The message is one line with the variable and the requirement, never the value; the message
 * of a `cause` follows in brackets, shortened.
 */
export class ConfigError extends Error {
  constructor(variable: string, wanted: string, options: { readonly cause?: unknown } = {}) {
    super(`${variable} ${wanted}${inBrackets(options.cause)}`, options);
    this.name = 'ConfigError';
  }
}

const MAX_CAUSE_LENGTH = 120;

function inBrackets(cause: unknown): string {
  const [line = ''] = (cause instanceof Error ? cause.message : '').trim().split(/[\r\n]/, 1);
  return line && ` (${line.slice(0, MAX_CAUSE_LENGTH)})`;
}

const MIN_SECRET_BYTES = 32;
const SAMPLE_SECRETS = /^(change|sample|example|default|your|my|jwt)?[-_ ]?(jwt[-_ ]?)?(me|secret|key)/i;
/** A random secret has more. */
const MIN_DISTINCT_CHARACTERS = 10;

const port = (error: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, error)
    .transform(Number)
    .refine((value) => value <= 65_535, error);

const webUrl = z
  .string()
  .refine((value) => isUrlOf(value, ['http:', 'https:']), 'must be an http or https address');

/** One host or several parted by commas, and `target_session_attrs`. */
const postgresUrl = z
  .string()
  .refine((value) => parsePostgresUrl(value) !== null, 'must be a postgres:// address');

const mailAddress = z
  .string()
  .refine((value) => z.email().safeParse(value).success, 'must be an email address');

/** A trailing s means TLS. */
const LIMIT_STORE_PROTOCOLS = ['valkey:', 'valkeys:', 'redis:', 'rediss:'];

const modelName = z.string().max(200, 'must be the name of a model').optional();

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: port('must be a port number from 0 to 65535').default(3000),
  HOST: z.string().refine(isHost, 'must be an address or a host name of this machine').default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_READ_MAX_LAG: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of seconds from 2 to 3600')
    .default('10')
    .transform(Number)
    .refine((value) => value >= 2 && value <= 3600, 'must be a number of seconds from 2 to 3600'),
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^([1-9]|[1-9]\d|100)$/, 'must be a number of connections from 1 to 100')
    .default('10')
    .transform(Number),
  LIMIT_STORE_URL: z
    .string()
    .refine((value) => isUrlOf(value, LIMIT_STORE_PROTOCOLS), 'must be a valkey:// or redis:// address')
    .optional(),
  JOBS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  JWT_SECRET: z.string().optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine(
      (value) => newPasswordProblem(value) === null,
      'must have 8 to 256 characters with a lower-case letter, an upper-case letter and a digit',
    )
    .optional(),
  AI_BASE_URL: webUrl.optional(),
  AI_API_KEY: z
    .string()
    // Only these characters are allowed in a header.
    .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs of ASCII without spaces')
    .optional(),
  AI_MODEL_PREMIUM: modelName,
  AI_MODEL_STANDARD: modelName,
  AI_MODEL_ECONOMY: modelName,
  AI_DAILY_CAP: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a number of calls from 0 to 9999999')
    .transform(Number)
    .optional(),
  EXCHANGE_RATE_URL: webUrl.optional(),
  NOTICE_WEBHOOK_URL: webUrl.optional(),
  NOTICE_WEBHOOK_SECRET: z
    .string()
    .refine((value) => Buffer.byteLength(value) >= MIN_SECRET_BYTES, 'must have at least 32 bytes')
    .optional(),
  NOTICE_SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be a smtp:// or smtps:// address, with signs like % in the password encoded')
    .optional(),
  NOTICE_MAIL_FROM: mailAddress.optional(),
  NOTICE_MAIL_TO: mailAddress.optional(),
  SITE_CONFIG: z.string().optional(),
  PUBLIC_URL: webUrl
    .refine(
      (value) => bareOrigin(value) !== null,
      'must be scheme, host and port only, like https://tools.example.com',
    )
    .transform((value) => bareOrigin(value) ?? value)
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      isTrust,
      'must be a number of proxies from 1 to 10, or address ranges like 10.0.0.0/8 parted by commas',
    )
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())))
    .optional(),
  EMBED_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine(
      (origins) => isAnyOrigin(origins) || origins.every((origin) => bareOrigin(origin) !== null),
      'must be origins like https://blog.example.com parted by commas, or *',
    )
    .transform((origins) => origins.map((origin) => bareOrigin(origin) ?? origin)),
  MCP: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ALLOW_UNLIMITED: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  METRICS_PORT: port('must be a port number from 0 to 65535').optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
});

/** The names of all variables, for the documentation check. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(environmentSchema.shape);

export type Config = z.output<typeof environmentSchema>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the whole configuration. An empty variable counts as unset. */
export function readConfig(environment: Environment = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(String(issue?.path[0]), issue?.message ?? 'is not understood');
  }
  checkSecret(parsed.data);
  checkTogether(parsed.data);
  return parsed.data;
}

function checkSecret({ NODE_ENV, JWT_SECRET, DATABASE_URL }: Config): void {
  if (NODE_ENV !== 'production') return;
  if (JWT_SECRET === undefined) {
    if (DATABASE_URL)
      throw new ConfigError('JWT_SECRET', 'is required in production when DATABASE_URL is set');
    return;
  }
  if (Buffer.byteLength(JWT_SECRET) < MIN_SECRET_BYTES) {
    throw new ConfigError('JWT_SECRET', `must have at least ${MIN_SECRET_BYTES} bytes in production`);
  }
  const isMonotonous = new Set(JWT_SECRET).size < MIN_DISTINCT_CHARACTERS;
  if (SAMPLE_SECRETS.test(JWT_SECRET) || isMonotonous || JWT_SECRET === DATABASE_URL) {
    throw new ConfigError('JWT_SECRET', 'must be a random value of its own in production, not a sample');
  }
}

function checkTogether(config: Config): void {
  if (config.NODE_ENV === 'production' && config.RATE_LIMITS === 'off' && config.ALLOW_UNLIMITED !== 'yes') {
    throw new ConfigError('RATE_LIMITS', 'cannot be off in production unless ALLOW_UNLIMITED=yes');
  }
  if (config.JOBS === 'off' && !config.DATABASE_URL) {
    throw new ConfigError('JOBS', 'cannot be off without DATABASE_URL: no other process could run them');
  }
  if (config.DATABASE_READ_URL && !config.DATABASE_URL) {
    throw new ConfigError('DATABASE_URL', 'is required when DATABASE_READ_URL is set');
  }
  if (config.AI_API_KEY && !config.AI_BASE_URL) {
    throw new ConfigError('AI_BASE_URL', 'is required when AI_API_KEY is set');
  }
  if (config.NOTICE_WEBHOOK_URL && !config.NOTICE_WEBHOOK_SECRET) {
    throw new ConfigError('NOTICE_WEBHOOK_SECRET', 'is required when NOTICE_WEBHOOK_URL is set');
  }
  if (config.NOTICE_SMTP_URL && !(config.NOTICE_MAIL_FROM && config.NOTICE_MAIL_TO)) {
    throw new ConfigError('NOTICE_MAIL_FROM', 'and NOTICE_MAIL_TO are required when NOTICE_SMTP_URL is set');
  }
  // 0 means any free port.
  if (config.METRICS_PORT === config.PORT && config.PORT !== 0) {
    throw new ConfigError('METRICS_PORT', 'must be another port than PORT');
  }
}

/**
 * The model of each tier. A tier without a model uses the nearest configured tier; if none is configured, the tier name
 * is the model name, which a gateway can map.
 */
export function aiModels({
  AI_MODEL_PREMIUM: premium,
  AI_MODEL_STANDARD: standard,
  AI_MODEL_ECONOMY: economy,
}: Pick<Config, 'AI_MODEL_PREMIUM' | 'AI_MODEL_STANDARD' | 'AI_MODEL_ECONOMY'>) {
  return {
    premium: premium ?? standard ?? economy ?? 'premium',
    standard: standard ?? economy ?? premium ?? 'standard',
    economy: economy ?? standard ?? premium ?? 'economy',
  };
}

function isAnyOrigin(origins: readonly string[]): boolean {
  return origins.length === 1 && origins[0] === '*';
}

function isUrlOf(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isMailServer(value: string): boolean {
  if (!isUrlOf(value, ['smtp:', 'smtps:'])) return false;
  const { hostname, username, password } = new URL(value);
  try {
    decodeURIComponent(username + password);
    return hostname !== '';
  } catch {
    return false;
  }
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[A-Za-z0-9]([\w.-]{0,251}[A-Za-z0-9])?$/.test(value);
}

/** Rejects a range of 0 bits, which would trust every address. */
function isTrust(value: string): boolean {
  if (/^\d+$/.test(value)) return Number(value) >= 1 && Number(value) <= 10;
  return value.split(',').every((part) => {
    const [address = '', bits, ...rest] = part.trim().split('/');
    const family = isIP(address);
    if (family === 0 || rest.length > 0) return false;
    return (
      bits === undefined ||
      (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
    );
  });
}
