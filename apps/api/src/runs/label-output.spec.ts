import { catalogue } from '../catalogue.ts';
import { MAX_OUTPUT_BYTES } from '../features/tools/tools.service.ts';
import { executeRun } from './execute-run.ts';

/** The longest texts, in letters of three bytes. */
const TEXTS = { title: '不'.repeat(500), condition: '新'.repeat(60) };
const LETTER = { sheet: 'letter-30', dpi: 600 };
/** Broad enough for the bars of the longest code. */
const WIDE = {
  sheet: 'custom',
  custom: {
    ...{ pageWidth: 1000, pageHeight: 500, columns: 1, rows: 1, labelWidth: 999, labelHeight: 400 },
    ...{ marginLeft: 0, marginTop: 0, pitchX: 1000, pitchY: 500 },
  },
};

async function kindOf(label: object, count: number, sheet: object) {
  const engine = await catalogue.loadEngine('barcode-labels');
  if (!engine) throw new Error('no barcode-labels');
  const labels = Array.from({ length: count }, () => ({ ...label, ...TEXTS }));
  const body = Buffer.from(JSON.stringify({ input: { labels, ...sheet } }));
  const now = Date.UTC(2026, 10, 28);
  return executeRun(engine, { body, now, rules: 'in-force', maxOutputBytes: MAX_OUTPUT_BYTES }).kind;
}

describe('the output of labels', () => {
  it.each([
    ['fnsku', 'X001ABC123', 250],
    ['ean-13', '400638133393', 250],
    ['upc-a', '01234567890', 250],
    ['itf-14', '1400638133393', 250],
    ['code-128', 'Ab'.repeat(40), 80],
  ])('holds as many of %s %s as the assistant and the documentation say: %i', async (type, value, count) => {
    for (const sheet of [LETTER, WIDE, { ...LETTER, dpi: 203 }])
      expect(await kindOf({ type, value }, count, sheet)).toBe('done');
  });

  it('is too large with many more', async () => {
    expect(await kindOf({ type: 'fnsku', value: 'X001ABC123' }, 400, LETTER)).toBe('output-too-large');
    expect(await kindOf({ type: 'code-128', value: 'Ab'.repeat(40) }, 90, LETTER)).toBe('output-too-large');
  });
});
