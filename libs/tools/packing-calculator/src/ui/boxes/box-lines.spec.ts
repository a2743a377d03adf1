import type { BoxInput } from '../../engine/packing-calculator.schema.ts';
import { withChange, withMore, withoutBox } from './box-lines.ts';
import { freeId, freeName, withNewBox } from './new-box.ts';
import { withRows } from './with-rows.ts';

const BOX: BoxInput = {
  id: '1',
  name: 'A',
  length: 12,
  width: 12,
  height: 14,
  weight: 0.5,
  quantity: 10,
  isFragile: false,
  uprightSides: ['height'],
};

describe('the list of boxes', () => {
  it('adds one box of the size of the last line', () => {
    expect(withNewBox([BOX])).toEqual([BOX, { ...BOX, id: '2', name: 'B', quantity: 1 }]);
  });

  it('gives no id and no name twice', () => {
    const boxes = [{ ...BOX, id: '3' }, BOX, { ...BOX, id: '2', name: 'B' }];
    expect(freeId(boxes)).toBe('4');
    expect(freeName(boxes)).toBe('C');
    const alphabet = Array.from({ length: 26 }, (_, i) => ({ ...BOX, name: String.fromCharCode(65 + i) }));
    expect(freeName(alphabet)).toBe('A2');
  });

  it('changes and removes a line by its id', () => {
    const second = { ...BOX, id: '2' };
    expect(withChange([BOX, second], '2', { weight: 3 })).toEqual([BOX, { ...second, weight: 3 }]);
    expect(withoutBox([BOX, second], '1')).toEqual([second]);
  });

  it('adds units to the lines that are named', () => {
    const [second, third] = [
      { ...BOX, id: '2' },
      { ...BOX, id: '3', quantity: 1 },
    ];
    const more = [
      { boxId: '1', count: 2 },
      { boxId: '3', count: 1 },
      { boxId: 'gone', count: 5 },
    ];
    expect(withMore([BOX, second, third], more).map(({ quantity }) => quantity)).toEqual([12, 10, 2]);
  });

  it('takes rows after the lines it has, each with an id and a name', () => {
    const { id: _, ...row } = { ...BOX, name: '' };
    expect(withRows([BOX], [row, { ...row, name: 'Cup' }]).map(({ id, name }) => [id, name])).toEqual([
      ['1', 'A'],
      ['2', 'B'],
      ['3', 'Cup'],
    ]);
  });
});
