import { startFakeAi, type FakeAiServer } from '@seller-toolbox/testing/fake-ai';
import { AiProviderError, createAiProvider, type AiProvider } from './ai-provider.ts';
import { createFakeOutbound, createOutbound, OutboundError } from './outbound.ts';

const KEY = 'key-of-the-owner';
const PROMPT = { tier: 'standard', system: 'Answer with {"isCompliant":true}.', user: 'data' } as const;

let server: FakeAiServer;
beforeAll(async () => {
  server = await startFakeAi();
});
afterAll(() => server.close());

function providerOf(model: string, timeoutMs?: number): AiProvider {
  return createAiProvider({
    baseUrl: `${server.baseUrl}/`,
    apiKey: KEY,
    models: { premium: 'large', standard: model, economy: 'small' },
    outbound: createOutbound([server.baseUrl]),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

async function faultOf(provider: AiProvider): Promise<AiProviderError> {
  const error: unknown = await provider.complete(PROMPT, []).catch((thrown: unknown) => thrown);
  if (!(error instanceof AiProviderError)) throw new Error(`not a fault: ${String(error)}`);
  return error;
}

describe('createAiProvider', () => {
  it('sends the prompt as specified, with the key in the header only', async () => {
    expect(JSON.parse(await providerOf('good').complete(PROMPT, []))).toMatchObject({ isCompliant: true });
    const { url, authorization, body } = server.requests.at(-1) ?? {};
    expect({ url, authorization }).toEqual({
      url: '/v1/chat/completions',
      authorization: `Bearer ${KEY}`,
    });
    expect(body).toEqual({
      model: 'good',
      messages: [
        { role: 'system', content: PROMPT.system },
        { role: 'user', content: PROMPT.user },
      ],
      temperature: 0.3,
      max_tokens: 3000,
      response_format: { type: 'json_object' },
    });
  });

  it.each(['premium', 'economy'] as const)('requests the model of the tier %s', async (tier) => {
    await providerOf('good').complete({ ...PROMPT, tier }, []);
    expect(server.requests.at(-1)?.body.model).toBe(tier === 'premium' ? 'large' : 'small');
  });

  it('sends no header without a key', async () => {
    const provider = createAiProvider({
      baseUrl: server.baseUrl,
      models: { premium: 'good', standard: 'good', economy: 'good' },
      outbound: createOutbound([server.baseUrl]),
    });
    await provider.complete(PROMPT, []);
    expect(server.requests.at(-1)?.authorization).toBeUndefined();
  });

  it.each([
    ['401', 'key-refused'],
    ['403', 'key-refused'],
    ['404', 'model-missing'],
    ['402', 'quota-used-up'],
    ['429', 'quota-used-up'],
    ['400', 'failed'],
    ['500', 'failed'],
    ['503', 'failed'],
    ['half-body', 'malformed'],
    ['no-choice', 'malformed'],
    ['redirect', 'failed'],
    ['hang', 'failed'],
    ['ten-megabytes', 'too-large'],
  ])('maps a provider that behaves like %s to the fault %s, without a retry', async (model, fault) => {
    const before = server.requests.length;
    expect((await faultOf(providerOf(model))).fault).toBe(fault);
    expect(server.requests.length - before).toBe(1);
  });

  it.each(['silent', 'drip'])('times out for a provider that is %s', async (model) => {
    expect((await faultOf(providerOf(model, 150))).fault).toBe('timed-out');
  });

  it('keeps the provider’s message for the log, without keys', async () => {
    const { detail, message } = await faultOf(providerOf('403'));
    expect(detail).toContain("the provider's own words, key ***");
    expect(message).toBe('the AI provider: key-refused');
  });

  it.each([
    ['invalid_api_key', 'key-refused'],
    ['insufficient_quota', 'quota-used-up'],
    ['model_not_found', 'model-missing'],
    ['context_length_exceeded', 'failed'],
  ])('maps the code %s of a 400', async (code, fault) => {
    const outbound = createFakeOutbound(() => ({ status: 400, text: JSON.stringify({ error: { code } }) }));
    const models = { premium: 'a', standard: 'b', economy: 'c' };
    expect((await faultOf(createAiProvider({ baseUrl: 'https://ai.test/v1', models, outbound }))).fault).toBe(
      fault,
    );
  });
});

describe('an unreachable provider', () => {
  const rejected = () =>
    new OutboundError('unreachable', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  const models = { premium: 'a', standard: 'b', economy: 'c' };
  const good = { text: JSON.stringify({ choices: [{ message: { content: '{}' } }] }) };

  it('is retried once', async () => {
    const outbound = createFakeOutbound(rejected);
    const provider = createAiProvider({ baseUrl: 'https://ai.test/v1', models, outbound });
    expect((await faultOf(provider)).fault).toBe('unreachable');
    expect(outbound.asked).toHaveLength(2);
  });

  it('may answer the retry', async () => {
    let tries = 0;
    const outbound = createFakeOutbound(() => (tries++ === 0 ? rejected() : good));
    const provider = createAiProvider({ baseUrl: 'https://ai.test/v1', models, outbound });
    expect(await provider.complete(PROMPT, [])).toBe('{}');
  });

  it('is not retried after a broken connection: it may have processed the request', async () => {
    const broken = new OutboundError('unreachable', Object.assign(new Error('x'), { code: 'ECONNRESET' }));
    const outbound = createFakeOutbound(() => broken);
    const provider = createAiProvider({ baseUrl: 'https://ai.test/v1', models, outbound });
    expect((await faultOf(provider)).fault).toBe('failed');
    expect(outbound.asked).toHaveLength(1);
  });

  it('is rejected on a closed port', async () => {
    const provider = createAiProvider({
      baseUrl: 'http://127.0.0.1:1/v1',
      models,
      outbound: createOutbound(['http://127.0.0.1:1']),
    });
    expect((await faultOf(provider)).fault).toBe('unreachable');
  });
});
