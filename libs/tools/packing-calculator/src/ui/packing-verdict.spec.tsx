import { renderTool } from '@seller-toolbox/testing/screen';
import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from '../engine/packing-calculator.engine.ts';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { inWords, usePackingVerdict } from './packing-verdict.ts';

const CUP = { id: 'cup', name: 'Cup', length: 12, width: 10, height: 14, weight: 0.3, quantity: 4 };
const POLE = { ...CUP, id: 'pole', name: 'Pole', length: 150, quantity: 1 };

/** The verdict on what the engine answers. */
async function verdictOn(input: object) {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { output } = result;
  const said: string[] = [];
  function Verdict() {
    const verdict = usePackingVerdict({})(output);
    said.push(verdict.label, inWords(verdict), verdict.note);
    return null;
  }
  await renderTool(Verdict, { manifest, words: en });
  return said.slice(0, 3);
}

describe('the verdict on a load', () => {
  it('is one carton that holds all boxes except those that fit nowhere', async () => {
    const [label, value] = await verdictOn({ boxes: [CUP] });
    expect(await verdictOn({ boxes: [CUP, POLE] })).toEqual([
      label,
      value,
      expect.stringMatching(/^By volume: /),
    ]);
  });

  it('shows the number of cartons, and the lower bound where it is known', async () => {
    const many = { ...CUP, weight: 1, quantity: 50 };
    const [, value, note] = await verdictOn({ boxes: [many] });
    expect(note).toBe('at least 3 by volume and weight');
    expect(value).toMatch(/^3 cartons · \$[\d.]+ · at least 3 /);
    expect((await verdictOn({ boxes: [many, POLE] })).slice(1)).toEqual([
      expect.stringMatching(/^3 cartons · \$[\d.]+$/),
      '',
    ]);
  });

  it('is none where no box fits', async () => {
    expect((await verdictOn({ boxes: [POLE] }))[1]).toMatch(/^– · /);
  });
});
