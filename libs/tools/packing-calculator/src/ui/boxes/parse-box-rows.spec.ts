import { MEASURES } from '../../engine/measures.ts';
import { withRows } from './box-lines.ts';
import { isRows } from './is-rows.ts';
import { parseBoxRows } from './parse-box-rows.ts';

const METRIC = { ...MEASURES.metric, centimetersPerInch: 2.54 };
const INCHES = { ...MEASURES.imperial, centimetersPerInch: 2.54 };

const CUP = {
  name: 'Cup',
  length: 12,
  width: 10.5,
  height: 14,
  weight: 0.5,
  quantity: 10,
  isFragile: false,
  uprightSides: ['height'],
};

describe('rows pasted from a spreadsheet', () => {
  it('are read as name, sides, weight, quantity and fragile', () => {
    expect(parseBoxRows('Cup\t12\t10.5\t14\t0.5\t10\nGlass\t8\t8\t9\t0.2\t6\tYes\r\n', 'en', METRIC)).toEqual(
      {
        rows: [
          CUP,
          {
            ...CUP,
            name: 'Glass',
            length: 8,
            width: 8,
            height: 9,
            weight: 0.2,
            quantity: 6,
            isFragile: true,
          },
        ],
        skipped: [],
      },
    );
  });

  it.each([
    ['a first row of titles', 'SKU\tL\tW\tH\tkg\tpcs\nCup\t12\t10.5\t14\t0.5\t10', 'en', 'Cup'],
    ['the sides in one cell', 'Cup\t12 x 10.5 × 14 cm\t0.5\t10', 'en', 'Cup'],
    ['no name', '12\t10.5\t14\t0.5\t10', 'en', ''],
    ['a name that is a number', '1001\t12\t10.5\t14\t0.5\t10', 'en', '1001'],
    ['decimal commas', 'Cốc\t12\t10,5\t14\t0,5\t10', 'vi', 'Cốc'],
    ['full-width digits', '杯子\t１２\t10.5\t１４\t0.5\t１０', 'zh', '杯子'],
  ] as const)('may have %s', (_title, text, language, name) => {
    expect(parseBoxRows(text, language, METRIC)).toEqual({ rows: [{ ...CUP, name }], skipped: [] });
  });

  it.each([
    ['in inches, as the page has them', '12\t10\t2.5\t2', 30.48, 25.4, 6.35],
    ['in the unit that the cell names', '12 x 10 x 2,5 mm\t2', 1.2, 1, 0.25],
    ['in inches where the cell says so', '12 × 10 × 2,5 in\t2', 30.48, 25.4, 6.35],
  ])('are read %s', (_title, text, length, width, height) => {
    const { rows } = parseBoxRows(text.replace('.', ','), 'vi', INCHES);
    expect(withRows([], rows)).toEqual([
      expect.objectContaining({ length, width, height, weight: 0.90718474 }),
    ]);
  });

  it('count a cell that is no number as 0, and a missing quantity as 1', () => {
    const { rows } = parseBoxRows('Cup\t12\twide\t14', 'en', METRIC);
    expect(rows).toEqual([{ ...CUP, width: 0, weight: 0, quantity: 1 }]);
  });

  it('name the lines that hold no box', () => {
    const { rows, skipped } = parseBoxRows('Cup\t12\t10.5\t14\t0.5\t10\n\nsecond shelf\nx\ty', 'en', METRIC);
    expect(rows).toHaveLength(1);
    expect(skipped).toEqual([3, 4]);
  });

  it('are told from a single cell', () => {
    expect(isRows('12')).toBe(false);
    expect(isRows('12\t13')).toBe(true);
  });
});
