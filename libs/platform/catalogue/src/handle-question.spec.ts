import { createSessionHandler } from './handle-question.ts';
import { sessionLoaders } from './generated/sessions.ts';

const ignore = () => undefined;

describe('createSessionHandler', () => {
  it('fails when no tool has the id, or the tool has no session', async () => {
    for (const toolId of ['nothing', 'toString', 'unit-converter']) {
      expect(await createSessionHandler()({ toolId, question: {} }, ignore)).toEqual({
        kind: 'failed',
        message: `no session of ${toolId}`,
      });
    }
  });

  it('asks a session that keeps its state, and posts progress', async () => {
    expect(Object.keys(sessionLoaders)).toContain('search-term-analyzer');
    const answer = createSessionHandler();
    const posted: unknown[] = [];
    const file = new Blob(['Search Term,Clicks,Spend,Sales,Orders\ncup,1,1,1,1']);
    const ask = (question: object) =>
      answer({ toolId: 'search-term-analyzer', question }, (message) => posted.push(message));
    expect(await ask({ kind: 'read', file, choice: {} })).toMatchObject({ answer: { kind: 'reading' } });
    expect(await ask({ kind: 'remap', choice: {} })).toMatchObject({ answer: { kind: 'reading' } });
    expect(posted).toContainEqual({ kind: 'progress', share: expect.any(Number) });
  });
});
