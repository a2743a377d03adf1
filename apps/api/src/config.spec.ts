import { aiModels, ConfigError, readConfig } from './config.ts';

const SECRET = 'k3Vw9-Qz7Lm2Xc8Rb5Tn1Yp6Hd4Gf0Js';

function messageFor(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('the configuration', () => {
  it('has a default for every variable', () => {
    expect(readConfig({})).toEqual({
      NODE_ENV: 'development',
      PORT: 3000,
      EMBED_ORIGINS: [],
      MCP: 'on',
      DATABASE_CONNECTIONS: 10,
      DATABASE_READ_MAX_LAG: 10,
      JOBS: 'on',
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      RATE_LIMITS: 'on',
      ALLOW_UNLIMITED: 'no',
      LOG_LEVEL: 'info',
    });
  });

  it('treats an empty variable as unset and ignores unknown ones', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', PATH: '/bin' })).toEqual(readConfig({}));
  });

  it('reads every variable', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      PORT: '8080',
      DATABASE_URL: 'postgres://app@db/toolbox',
      DATABASE_READ_URL: 'postgres://app@db2,db/toolbox?target_session_attrs=standby',
      DATABASE_READ_MAX_LAG: '3600',
      JWT_SECRET: SECRET,
      ADMIN_PASSWORD: 'Correct-Horse-9',
      AI_BASE_URL: 'https://ai.example.com/v1',
      AI_API_KEY: 'key',
      AI_MODEL_PREMIUM: 'large',
      EXCHANGE_RATE_URL: 'https://rates.example.com/latest',
      PUBLIC_URL: 'https://Tools.example.com:443/',
      TRUST_PROXY: '10.0.0.0/8, fd00::/8',
      METRICS_PORT: '9100',
      LOG_LEVEL: 'warn',
      DATABASE_CONNECTIONS: '100',
      LIMIT_STORE_URL: 'valkeys://limits.example.com:6380/1',
      JOBS: 'off',
      EMBED_ORIGINS: 'https://Blog.example.com/, http://forum.example.com:8080',
    });
    expect(config).toMatchObject({
      PORT: 8080,
      DATABASE_CONNECTIONS: 100,
      LIMIT_STORE_URL: 'valkeys://limits.example.com:6380/1',
      JOBS: 'off',
      PUBLIC_URL: 'https://tools.example.com',
      TRUST_PROXY: ['10.0.0.0/8', 'fd00::/8'],
      METRICS_PORT: 9100,
      EMBED_ORIGINS: ['https://blog.example.com', 'http://forum.example.com:8080'],
    });
    expect(readConfig({ EMBED_ORIGINS: '*' }).EMBED_ORIGINS).toEqual(['*']);
    expect(readConfig({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  });

  it.each(['0.0.0.0', '::', '::1', 'fe80::1%eth0', 'localhost', 'tools.example.com', 'my_box'])(
    'takes %s for a place to listen',
    (HOST) => expect(readConfig({ HOST }).HOST).toBe(HOST),
  );

  it.each([
    ['NODE_ENV', 'prod'],
    ['MCP', 'yes'],
    ['EMBED_ORIGINS', 'blog.example.com'],
    ['EMBED_ORIGINS', 'https://blog.example.com/path'],
    ['EMBED_ORIGINS', "https://blog.example.com; script-src 'unsafe-inline'"],
    ['EMBED_ORIGINS', 'https://blog.example.com, *'],
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['HOST', 'not a host'],
    ['HOST', '127.0.0.1:3000'],
    ['HOST', '-v'],
    ['DATABASE_URL', 'mysql://db/toolbox'],
    ['DATABASE_URL', 'postgres://one,two/toolbox?target_session_attrs=prefer-standby'],
    ['DATABASE_READ_URL', 'mysql://db/toolbox'],
    ['DATABASE_READ_MAX_LAG', '1'],
    ['DATABASE_READ_MAX_LAG', '3601'],
    ['DATABASE_READ_MAX_LAG', '2.5'],
    ['DATABASE_CONNECTIONS', '0'],
    ['DATABASE_CONNECTIONS', '101'],
    ['DATABASE_CONNECTIONS', '1.5'],
    ['LIMIT_STORE_URL', 'http://valkey:6379'],
    ['LIMIT_STORE_URL', 'valkey'],
    ['JOBS', 'no'],
    ['ADMIN_PASSWORD', 'password1'],
    ['ADMIN_PASSWORD', 'Short1x'],
    ['AI_BASE_URL', 'file:///etc/passwd'],
    ['AI_API_KEY', 'sk 1'],
    ['AI_API_KEY', '“sk-1”'],
    ['AI_API_KEY', 'sk-1\n'],
    ['AI_MODEL_PREMIUM', 'm'.repeat(201)],
    ['AI_MODEL_STANDARD', 'm'.repeat(201)],
    ['AI_MODEL_ECONOMY', 'm'.repeat(201)],
    ['NOTICE_WEBHOOK_URL', 'ftp://hooks.example.com'],
    ['NOTICE_WEBHOOK_SECRET', SECRET.slice(1)],
    ['NOTICE_SMTP_URL', 'https://mail.example.com'],
    ['NOTICE_SMTP_URL', 'smtp://user:100%@mail.example.com'],
    ['NOTICE_MAIL_FROM', 'toolbox'],
    ['NOTICE_MAIL_TO', 'a@example.com, b@example.com'],
    ['AI_DAILY_CAP', '-1'],
    ['AI_DAILY_CAP', 'many'],
    ['AI_DAILY_CAP', '10000000'],
    ['EXCHANGE_RATE_URL', 'rates'],
    ['PUBLIC_URL', 'https://tools.example.com/shop'],
    ['PUBLIC_URL', 'https://tools.example.com\\shop'],
    ['PUBLIC_URL', 'https://:password@tools.example.com'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['RATE_LIMITS', 'none'],
    ['ALLOW_UNLIMITED', 'true'],
    ['METRICS_PORT', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('an invalid %s ("%s") gives one line with its name and without the value', (variable, value) => {
    const line = messageFor({ [variable]: value });
    expect(line).toMatch(new RegExp(`^${variable} must be |^${variable} must have `));
    expect(line).not.toContain('\n');
    expect(line).not.toContain(`"${value}"`);
  });
});

describe('a ConfigError with a cause', () => {
  const lineOf = (cause: unknown) => new ConfigError('DATA_DIR', 'is damaged', { cause }).message;

  it('contains the cause in the same line, shortened', () => {
    expect(lineOf(new Error('no page\n  at byte 1'))).toBe('DATA_DIR is damaged (no page)');
    expect(lineOf(new Error('x'.repeat(121)))).toBe(`DATA_DIR is damaged (${'x'.repeat(120)})`);
  });

  it.each([undefined, 'no error', new Error(' ')])('ignores a cause without a message: %j', (cause) =>
    expect(lineOf(cause)).toBe('DATA_DIR is damaged'),
  );
});

describe('the ways of notices', () => {
  it('are complete or missing', () => {
    expect(messageFor({ NOTICE_WEBHOOK_URL: 'https://hooks.example.com/x' })).toMatch(
      /^NOTICE_WEBHOOK_SECRET /,
    );
    const mail = { NOTICE_SMTP_URL: 'smtp://mail.example.com', NOTICE_MAIL_FROM: 'a@example.com' };
    expect(messageFor(mail)).toMatch(/^NOTICE_MAIL_FROM and NOTICE_MAIL_TO /);
    expect(messageFor({ ...mail, NOTICE_MAIL_TO: 'b@example.com' })).toBe('');
  });
});

describe('JWT_SECRET in production', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://app@db/toolbox' };

  it.each([
    ['is missing', {}],
    ['has 31 bytes', { JWT_SECRET: SECRET.slice(1) }],
    ['is a sample', { JWT_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['is one letter again and again', { JWT_SECRET: 'a'.repeat(40) }],
    [
      'is the address of the database',
      {
        JWT_SECRET: 'postgres://app:0123456789@db/toolbox',
        DATABASE_URL: 'postgres://app:0123456789@db/toolbox',
      },
    ],
  ])('is rejected when it %s', (_title, more) => {
    expect(messageFor({ ...production, ...more })).toMatch(/^JWT_SECRET /);
  });

  it('is accepted with 32 bytes', () => {
    expect(messageFor({ ...production, JWT_SECRET: SECRET })).toBe('');
  });

  it('is optional if the data folder contains one', () => {
    expect(messageFor({ NODE_ENV: 'production' })).toBe('');
  });
});

describe('dependent variables', () => {
  it('RATE_LIMITS=off in production also requires ALLOW_UNLIMITED', () => {
    const off = { NODE_ENV: 'production', RATE_LIMITS: 'off' };
    expect(messageFor(off)).toMatch(/^RATE_LIMITS /);
    expect(messageFor({ ...off, ALLOW_UNLIMITED: 'yes' })).toBe('');
    expect(messageFor({ RATE_LIMITS: 'off' })).toBe('');
  });

  it('METRICS_PORT must differ from PORT', () => {
    expect(messageFor({ METRICS_PORT: '3000' })).toBe('METRICS_PORT must be another port than PORT');
    expect(messageFor({ METRICS_PORT: '0', PORT: '0' })).toBe('');
  });

  it('DATABASE_READ_URL requires DATABASE_URL', () => {
    const read = { DATABASE_READ_URL: 'postgres://app@db2/toolbox', DATABASE_READ_MAX_LAG: '2' };
    expect(messageFor(read)).toBe('DATABASE_URL is required when DATABASE_READ_URL is set');
    expect(messageFor({ ...read, DATABASE_URL: 'postgres://app@db/toolbox' })).toBe('');
  });

  it('AI_API_KEY requires AI_BASE_URL', () => {
    expect(messageFor({ AI_API_KEY: 'key' })).toMatch(/^AI_BASE_URL /);
  });
});

describe('the models of the AI', () => {
  const named = { AI_MODEL_PREMIUM: 'large', AI_MODEL_STANDARD: 'medium', AI_MODEL_ECONOMY: 'small' };

  it.each([
    [named, { premium: 'large', standard: 'medium', economy: 'small' }],
    [{ AI_MODEL_STANDARD: 'medium' }, { premium: 'medium', standard: 'medium', economy: 'medium' }],
    [
      { AI_MODEL_PREMIUM: 'large', AI_MODEL_ECONOMY: 'small' },
      { premium: 'large', standard: 'small', economy: 'small' },
    ],
    [{ AI_MODEL_PREMIUM: 'large' }, { premium: 'large', standard: 'large', economy: 'large' }],
    [{}, { premium: 'premium', standard: 'standard', economy: 'economy' }],
  ])('of %j are %j', (environment, models) => {
    expect(aiModels(readConfig(environment))).toEqual(models);
  });
});
