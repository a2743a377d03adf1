import * as fc from 'fast-check';
import { splitDocuments } from './split-documents.ts';

async function split(parts: readonly string[], maxBytes?: number): Promise<string[]> {
  const chunks = async function* () {
    for (const part of parts) yield Buffer.from(part);
  };
  const documents: string[] = [];
  for await (const document of splitDocuments(chunks(), maxBytes)) documents.push(document.toString());
  return documents;
}

/** A text cut at these places. */
function cut(text: string, at: readonly number[]): string[] {
  const places = [0, ...at.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return places.slice(1).map((place, index) => text.slice(places[index], place));
}

describe('splitDocuments', () => {
  it('yields each document whole, wherever chunks are cut', async () => {
    const body = fc.string({ unit: fc.constantFrom('<', '?', 'x', 'm', 'l', ' ', 'a', '\n'), maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(body, { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        async (bodies, at) => {
          fc.pre(bodies.every((one) => !one.includes('<?xml ') && !`${one}<`.includes('<?xml ')));
          const documents = bodies.map((one) => `<?xml ${one}`);
          expect(await split(cut(documents.join(''), at))).toEqual(documents);
        },
      ),
    );
  });

  it('ignores what comes before the first declaration', async () => {
    expect(await split(['\ufeff \n<?x', 'ml a'])).toEqual(['<?xml a']);
    expect(await split(['no declaration at all'])).toEqual([]);
    expect(await split([])).toEqual([]);
  });

  it('empties a document that is too large, and keeps its neighbors', async () => {
    const parts = ['<?xml 1', '<?xml 22', '2222', '<?xml 3'];
    expect(await split(parts, 7)).toEqual(['<?xml 1', '', '<?xml 3']);
    expect(await split(parts, 12)).toEqual(['<?xml 1', '<?xml 222222', '<?xml 3']);
  });
});
