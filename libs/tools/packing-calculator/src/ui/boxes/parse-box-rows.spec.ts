import { MEASURES } from '../../engine/measures.ts';
import { withRows } from './with-rows.ts';
import { hasSeveralCells } from './has-several-cells.ts';
import { parseBoxRows } from './parse-box-rows.ts';

const METRIC = MEASURES.metric;
const INCHES = MEASURES.imperial;

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
    ['units behind the numbers', 'Cup\t120 mm\t10.5cm\t14 cm\t500 g\t10 pcs', 'en', 'Cup'],
    ['Chinese units', '杯子\t12厘米\t10.5厘米\t140毫米\t0.5公斤\t10件', 'zh', '杯子'],
    ['a unit behind each side of one cell', 'Cup\t12cm*10.5cm*14cm\t0.5 kg\t10', 'en', 'Cup'],
    [
      'units in the titles',
      'Name\tL (mm)\tW mm\tH [mm]\tWeight (g)\tPcs in box\nCup\t120\t105\t140\t500\t10',
      'en',
      'Cup',
    ],
    ['empty cells at the end', '12\t10.5\t14\t0.5\t10\t\t', 'en', ''],
    ['an empty line above the titles', '\nSKU\tL\tW\tH\tkg\tpcs\nCup\t12\t10.5\t14\t0.5\t10', 'en', 'Cup'],
    ['semicolons between the cells', 'Cup;12;10.5;14;0.5;10', 'en', 'Cup'],
    ['semicolons and decimal commas', 'Cốc;12;10,5;14;0,5;10', 'vi', 'Cốc'],
    ['commas', 'SKU,L,W,H,kg,pcs\nCup,12,10.5,14,0.5,10', 'en', 'Cup'],
    ['commas and spaces', 'Cup, 12 x 10.5 x 14 cm, 500 g, 10 pcs', 'en', 'Cup'],
    ['commas and spaces beside decimal commas', 'Cốc, 12, 10,5, 14, 0,5, 10', 'vi', 'Cốc'],
    ['full-width commas', '杯子，12，10.5，14，0.5，10', 'zh', '杯子'],
    ['bars', '| Cup | 12 | 10.5 | 14 | 0.5 | 10 |', 'en', 'Cup'],
    ['lined-up columns', 'Cup   12   10.5   14   0.5   10', 'en', 'Cup'],
    ['quoted cells', '"Cup"\t"12"\t10.5\t14\t0.5\t10', 'en', 'Cup'],
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

  it('are not taken apart where the name looks like a size or a measure', () => {
    const { rows } = parseBoxRows('500ml cup\t12\t10.5\t14\n3x4x5 box\t12\t10.5\t14', 'en', METRIC);
    expect(rows.map(({ name }) => name)).toEqual(['500ml cup', '3x4x5 box']);
  });

  it('keep the marks of inches in a cell that a file has quoted', () => {
    const { rows } = parseBoxRows('"Big box";"12"" x 8"" x 4""";2', 'en', METRIC);
    expect(withRows([], rows)).toEqual([
      expect.objectContaining({ name: 'Big box', length: 30.48, width: 20.32, height: 10.16, weight: 2 }),
    ]);
  });

  it.each([
    ['a comma in a quoted name', '"Cup, ""blue""",12,10.5,14,0.5,10', 'Cup, "blue"'],
    ['inches parted by commas', '12", 8", 4", 2 lb', ''],
  ])('may have %s', (_title, text, name) => {
    expect(parseBoxRows(text, 'en', METRIC).rows).toEqual([expect.objectContaining({ name })]);
  });

  it('are one size a line where commas group thousands', () => {
    const { rows } = parseBoxRows('1,200 x 1,100 x 30 mm', 'en', METRIC);
    expect(withRows([], rows)).toEqual([expect.objectContaining({ length: 120, width: 110, height: 3 })]);
  });

  it('have inches of a title on a page of centimeters', () => {
    const titled = 'SKU\tLength (in)\tWidth (in)\tHeight (in)\tWeight (lb)\tQty\nCup\t12\t10\t2.5\t2\t1';
    expect(withRows([], parseBoxRows(titled, 'en', METRIC).rows)).toEqual([
      expect.objectContaining({ length: 30.48, width: 25.4, height: 6.35, weight: 0.90718474, quantity: 1 }),
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

  it('hasSeveralCells distinguishes rows from a single cell', () => {
    expect(hasSeveralCells('12')).toBe(false);
    expect(hasSeveralCells('12\t13')).toBe(true);
  });
});
