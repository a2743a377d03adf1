import { createTestApp } from '../../test-app.ts';
import { createRunsInProcess } from '../../runs/runs-in-process.ts';
import type { RunOutcome } from '../../runs/tool-runs.ts';
import { catalogueWithFixer } from './test-catalogue.ts';

function postFix(app: Awaited<ReturnType<typeof createTestApp>>) {
  const payload = { title: 'Steel Bottle', user_session: 'visitor' };
  return app.inject({ method: 'POST', url: '/api/v1/ai/title-fix', payload });
}

describe('the rules of the AI calls', () => {
  it('run like other tool runs, with the networks of the caller', async () => {
    const direct = createRunsInProcess(catalogueWithFixer);
    const callers: (readonly string[])[] = [];
    const app = await createTestApp({
      catalogue: catalogueWithFixer,
      settings: { rateLimits: true },
      runs: {
        run: (run, caller) => {
          callers.push([run.toolId, ...caller.networks]);
          return direct.run(run, caller);
        },
      },
    });
    await postFix(app);
    expect(callers[0]).toEqual(['title-fixer', '127.0.0', '127.0']);
    await app.close();
  });

  it.each([
    ['busy', 'tools.busy'],
    ['killed', 'tools.run-timeout'],
  ])('answer a run that is %s with 503 %s', async (kind, code) => {
    const runs = { run: async () => ({ kind }) as RunOutcome };
    const app = await createTestApp({ catalogue: catalogueWithFixer, runs });
    const answer = await postFix(app);
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, code]);
    await app.close();
  });
});
