import {
  complianceCheckAnswerSchema,
  titleFixAnswerSchema,
  titleOptimizationAnswerSchema,
} from '@seller-toolbox/contracts';
import { createFakeAi } from './fake-ai.ts';

describe('the AI of tests and of the playground', () => {
  it.each([
    ['title-fix', titleFixAnswerSchema],
    ['title-optimization', titleOptimizationAnswerSchema],
    ['compliance-check', complianceCheckAnswerSchema],
  ] as const)('answers %s as the service does, and remembers what it was asked', async (call, schema) => {
    const ai = createFakeAi();
    const outcome = await ai.ask(call, { title: 'Steel Bottle' });
    if (outcome.status !== 'answered') throw new Error(outcome.status);
    expect(schema.safeParse(outcome.answer).error).toBeUndefined();
    expect(ai.asked).toEqual([{ call, question: { title: 'Steel Bottle' } }]);
  });

  it('fails on request', async () => {
    const ai = createFakeAi({ failure: { code: 'ai.hourly-limit', message: 'enough' } });
    const failure = { code: 'ai.hourly-limit', message: 'enough', fields: [] };
    expect(await ai.ask('title-fix', { title: 'a' })).toEqual({ status: 'refused', failure });
    expect(await ai.status('title-fix')).toEqual({ status: 'refused', failure });
  });

  it('waits until it may answer', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    const ai = createFakeAi({ until: new Promise((resolve) => (answer = resolve)) });
    const statuses: string[] = [];
    const outcome = ai.ask('title-fix', { title: 'a' }).then(({ status }) => statuses.push(status));
    await new Promise((resolve) => setImmediate(resolve));
    expect(statuses).toEqual([]);
    answer();
    await outcome;
    expect(statuses).toEqual(['answered']);
  });

  it('ends immediately when it is cancelled', async () => {
    const ai = createFakeAi({ until: new Promise(() => undefined) });
    const controller = new AbortController();
    const outcome = ai.ask('title-fix', { title: 'a' }, { signal: controller.signal });
    controller.abort();
    expect(await outcome).toEqual({ status: 'cancelled' });
  });

  it('is a configured AI where it answers as one', async () => {
    expect(await createFakeAi().status('title-fix')).toMatchObject({ answer: { configured: false } });
    expect(await createFakeAi({ source: 'ai' }).status('title-fix')).toMatchObject({
      answer: { configured: true },
    });
  });
});
