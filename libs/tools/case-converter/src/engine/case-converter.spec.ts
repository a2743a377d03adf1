import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './case-converter.engine.ts';
import { MAX_TEXT_LENGTH } from './case-converter.schema.ts';

const run = (input: unknown) => runEngine(engine, input, { now: 0 });

describe('engine', () => {
  it('writes in title case when no mode is given', () => {
    expect(run({ text: 'two words' })).toEqual({
      ok: true,
      output: { text: 'Two Words', mode: 'title', length: 9 },
    });
  });

  it('counts code points, a lone surrogate as one', () => {
    expect(run({ text: '防\u{1f600}a\ud800' })).toMatchObject({ output: { length: 4 } });
  });

  it.each([
    [{}, 'text', 'required'],
    [{ text: 5 }, 'text', 'invalid-type'],
    [{ text: 'a', mode: 'camel' }, 'mode', 'invalid-value'],
    [{ text: 'a', extra: 1 }, 'extra', 'unknown-field'],
  ])('rejects %p', (input, path, code) => {
    expect(run(input)).toEqual({ ok: false, problems: [{ path, code }] });
  });

  it.each([
    [MAX_TEXT_LENGTH, true],
    [MAX_TEXT_LENGTH + 1, false],
  ])('a text of %p characters is accepted: %p', (length, accepted) => {
    expect(run({ text: 'a'.repeat(length), mode: 'upper' }).ok).toBe(accepted);
  });
});
