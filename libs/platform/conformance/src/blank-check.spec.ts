import * as z from 'zod/mini';
import { checkBlank } from './blank-check.ts';
import { engineFixture, toolFixture } from './tool-fixture.ts';

const check = (inputSchema: z.ZodMiniType, input: object) =>
  checkBlank(
    toolFixture({
      engine: engineFixture(undefined, {
        inputSchema: inputSchema as never,
        examples: [{ name: 'bottle', input: input as never, expected: {} }],
      }),
    }),
  );

const texts = z.strictObject({ title: z.string(), brand: z._default(z.string(), '') });

describe('checkBlank', () => {
  it('accepts texts that can be emptied, a default and a choice', () => {
    const withChoice = z.extend(texts, {
      ending: z._default(z.string(), 'Steel'),
      market: z.enum(['US', 'DE']),
    });
    expect(
      check(withChoice, { title: 'Steel bottle', brand: 'Acme', ending: 'Steel', market: 'DE' }),
    ).toEqual([]);
  });

  it('reports a text of the example that cannot be emptied', () => {
    const trimmed = z.extend(texts, {
      note: z.pipe(
        z.string(),
        z.transform((note) => note.trim()),
      ),
    });
    expect(check(trimmed, { title: 'Steel bottle', note: 'Sold by Acme' })).toEqual([
      '"start with mine" leaves the example\'s "note"',
      'a text in "title" leaves "note"',
      'a text in "brand" leaves "note"',
    ]);
  });
});
