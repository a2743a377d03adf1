import { questionAnswerer } from './answer-question.ts';
import { sessionLoaders } from './generated/sessions.ts';

const nowhere = () => undefined;

describe('a question to a session', () => {
  it('fails when no tool has the id, or the tool has no session', async () => {
    for (const toolId of ['nothing', 'toString', 'unit-converter']) {
      expect(await questionAnswerer()({ toolId, question: {} }, nowhere)).toEqual({
        kind: 'failed',
        message: `no session of ${toolId}`,
      });
    }
  });

  it('reaches a session that remembers, with what it tells on the way', async () => {
    expect(Object.keys(sessionLoaders)).toContain('search-term-analyzer');
    const answer = questionAnswerer();
    const told: unknown[] = [];
    const file = new Blob(['Search Term,Clicks,Spend,Sales,Orders\ncup,1,1,1,1']);
    const ask = (question: object) =>
      answer({ toolId: 'search-term-analyzer', question }, (message) => told.push(message));
    expect(await ask({ kind: 'read', file, choice: {} })).toMatchObject({ answer: { kind: 'reading' } });
    expect(await ask({ kind: 'remap', choice: {} })).toMatchObject({ answer: { kind: 'reading' } });
    expect(told).toContainEqual({ kind: 'progress', share: expect.any(Number) });
  });
});
