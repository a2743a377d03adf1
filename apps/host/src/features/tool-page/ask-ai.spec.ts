import { AI_LIMITS } from '@seller-toolbox/contracts';
import { DEFAULT_USAGE_LIMITS } from '@seller-toolbox/tool-kit/usage-limiter';
import { createAskAi } from './ask-ai.ts';

const usage = {
  limits: { hour: 10, day: 30 },
  remaining: { hour: 9, day: 29 },
  resets_at: '2026-11-21T13:00:00.000Z',
};
const version = {
  strategy: 'minimal',
  title: 'Steel Bottle',
  length: 12,
  compliance_score: 100,
  changes: [{ code: 'change-not-named', severity: 'info' }, { text: 'Removed "!"' }],
  explanation: { code: 'fixed-by-policy', severity: 'info' },
};
const answer = { source: 'ai', result: { fixed_titles: [version], violations: [] }, usage };

function service(status: number, body: unknown) {
  const sent: { url: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), body: init?.body === undefined ? null : JSON.parse(String(init.body)) });
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return new Response(JSON.stringify(body), { status });
  };
  return { sent, fetch };
}

const rejection = (code: string) => ({ success: false, message: '中文', error: { code } });
const userSession = () => 'visitor-1';

describe('asking the AI from a page', () => {
  it('sends the question with language and session, and gives the answer', async () => {
    const { sent, fetch } = service(200, { success: true, data: answer });
    const ai = createAskAi({ language: 'en', userSession, fetch });
    const outcome = await ai.ask('title-fix', { title: 'Steel Bottle!' });
    expect(sent).toEqual([
      {
        url: '/api/v1/ai/title-fix',
        body: { title: 'Steel Bottle!', language: 'en', user_session: 'visitor-1' },
      },
    ]);
    expect(outcome).toMatchObject({ status: 'answered', answer: { source: 'ai', usage } });
  });

  it('translates codes of the gateway and keeps texts of the AI', async () => {
    const { fetch } = service(200, { success: true, data: answer });
    const ai = createAskAi({ language: 'zh', userSession, fetch });
    expect(await ai.ask('title-fix', { title: 'a' })).toMatchObject({
      answer: {
        result: {
          fixed_titles: [
            {
              changes: [{ text: 'AI 未说明具体修改内容' }, { text: 'Removed "!"' }],
              explanation: { text: '已根据亚马逊政策进行修复' },
            },
          ],
        },
      },
    });
  });

  it.each([
    ['title-fix', 'ai.hourly-limit', '您已达到每小时使用限制（10 次），请稍后再试'],
    ['title-fix', 'ai.daily-limit', '您已达到每日使用限制（30 次），请明天再试'],
    ['compliance-check', 'ai.daily-limit', '您已达到每日使用限制（2 次），请明天再试'],
    ['title-fix', 'ai.key-refused', 'API密钥无效，请检查配置'],
    ['title-fix', 'ai.of-a-newer-service', '中文'],
    ['title-fix', 'ai.constructor', '中文'],
  ] as const)('reports why %s was rejected: %s', async (call, code, message) => {
    const ai = createAskAi({ language: 'zh', userSession, fetch: service(429, rejection(code)).fetch });
    expect(await ai.ask(call, { title: 'a' })).toEqual({
      status: 'refused',
      failure: { code, message, fields: [] },
    });
  });

  it('says in the language of the page that no answer came', async () => {
    const fetch = () => Promise.reject(new TypeError('offline'));
    const ai = createAskAi({ language: 'en', userSession, fetch });
    expect(await ai.ask('title-fix', { title: 'a' })).toMatchObject({
      failure: { code: 'network.failed', message: 'The network request failed' },
    });
  });

  it('reports an answer of another shape as unreadable', async () => {
    const { fetch } = service(200, { success: true, data: { ...answer, source: 'magic' } });
    const ai = createAskAi({ language: 'en', userSession, fetch });
    expect(await ai.ask('title-fix', { title: 'a' })).toMatchObject({
      failure: { code: 'network.unreadable' },
    });
  });

  it('is cancelled by the signal of its caller', async () => {
    const controller = new AbortController();
    const ai = createAskAi({ language: 'en', userSession, fetch: service(200, {}).fetch });
    controller.abort();
    expect(await ai.ask('title-fix', { title: 'a' }, { signal: controller.signal })).toEqual({
      status: 'cancelled',
    });
  });

  it('requests the remaining quota of a call', async () => {
    const { sent, fetch } = service(200, { success: true, data: { configured: true, ...usage } });
    const ai = createAskAi({ language: 'en', userSession, fetch });
    expect(await ai.status('title-optimization')).toEqual({
      status: 'answered',
      answer: { configured: true, ...usage },
    });
    expect(sent[0]?.url).toBe('/api/v1/ai/status?call=title-optimization&user_session=visitor-1');
  });
});

describe('the limits of the service', () => {
  it('are those that the browser counts', () => {
    const { perHour, perDay } = DEFAULT_USAGE_LIMITS;
    expect(AI_LIMITS['title-fix']).toEqual({ hour: perHour, day: perDay });
  });
});
