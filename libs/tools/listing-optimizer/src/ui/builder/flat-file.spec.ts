import { flatFileRows } from './flat-file.ts';

describe('flatFileRows', () => {
  it('writes a listing as one row below the names of the columns', () => {
    const rows = flatFileRows({
      title: ' Bag ',
      bullets: ['One', 'Two'],
      description: 'First\nsecond',
      searchTerms: 'x y',
    });
    expect(rows).toEqual([
      [
        'item_name',
        'product_description',
        'bullet_point1',
        'bullet_point2',
        'bullet_point3',
        'bullet_point4',
        'bullet_point5',
        'generic_keywords',
      ],
      ['Bag', 'First second', 'One', 'Two', '', '', '', 'x y'],
    ]);
  });
});
