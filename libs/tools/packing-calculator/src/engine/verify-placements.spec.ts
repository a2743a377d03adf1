import type { BoxInput } from './packing-calculator.schema.ts';
import { verifyPlacements, type PackingClaim } from './verify-placements.ts';

const cube: BoxInput = {
  id: 'cube',
  name: '',
  length: 10,
  width: 10,
  height: 10,
  weight: 2,
  quantity: 3,
  isFragile: false,
  uprightSides: ['height'],
};
const brick: BoxInput = { ...cube, id: 'brick', length: 20, width: 10, height: 5, quantity: 2 };
const at = (box: BoxInput, x: number, y: number, z: number): PackingClaim['placements'][number] => ({
  boxId: box.id,
  x,
  y,
  z,
  length: box.length,
  width: box.width,
  height: box.height,
});

function faultsOf(placements: PackingClaim['placements'], more: Partial<PackingClaim> = {}) {
  const claim: PackingClaim = {
    space: { length: 30, width: 20, height: 20 },
    maxWeight: 10,
    support: 'full',
    boxes: [cube, brick],
    placements,
    ...more,
  };
  return verifyPlacements(claim).map(({ code, at: places }) => [code, ...places]);
}

describe('verifyPlacements', () => {
  it('finds nothing in an empty or a sound packing', () => {
    expect(faultsOf([])).toEqual([]);
    expect(faultsOf([at(cube, 0, 0, 0), at(cube, 10, 0, 0), at(brick, 0, 0, 10)])).toEqual([]);
  });

  it('finds a box beyond a wall by a hundredth, and not one that touches it', () => {
    expect(faultsOf([at(cube, 20, 10, 0)])).toEqual([]);
    expect(faultsOf([at(cube, 20.01, 10, 0)])).toEqual([['outside', 0]]);
    expect(faultsOf([at(cube, -0.01, 0, 0)])).toEqual([['outside', 0]]);
  });

  it('finds boxes that overlap by a hundredth, and not those that touch', () => {
    expect(faultsOf([at(cube, 0, 0, 0), at(cube, 10, 0, 0)])).toEqual([]);
    expect(faultsOf([at(cube, 0, 0, 0), at(cube, 9.99, 9.99, 0)])).toEqual([['overlap', 0, 1]]);
  });

  it('finds a box with a base that is not fully supported', () => {
    const under = at(cube, 0, 0, 0);
    expect(faultsOf([under, at(cube, 0, 0, 10)])).toEqual([]);
    expect(faultsOf([under, at(cube, 0.01, 0, 10)])).toEqual([['unsupported', 1]]);
    expect(faultsOf([under, at(brick, 0, 0, 10)])).toEqual([['unsupported', 1]]);
    expect(faultsOf([under, at(brick, 0, 0, 10)], { support: 'none' })).toEqual([]);
    expect(
      faultsOf([under, at(cube, 0, 0, 10.01)], { space: { length: 30, width: 20, height: 30 } }),
    ).toEqual([['unsupported', 1]]);
  });

  it('finds a forbidden orientation, and allows turns in the floor plane', () => {
    const turned = { ...at(brick, 0, 0, 0), length: 10, width: 20 };
    const tilted = { ...at(brick, 0, 0, 0), length: 20, width: 5, height: 10 };
    expect(faultsOf([turned])).toEqual([]);
    expect(faultsOf([tilted])).toEqual([['wrong-orientation', 0]]);
    const free: BoxInput = { ...brick, uprightSides: ['height', 'width'] };
    expect(faultsOf([tilted], { boxes: [free] })).toEqual([]);
  });

  it('finds too many boxes of a line and unknown boxes', () => {
    const three = [at(brick, 0, 0, 0), at(brick, 0, 10, 0), at(brick, 0, 0, 5)];
    expect(faultsOf(three)).toEqual([['too-many', 0, 1, 2]]);
    expect(faultsOf([{ ...at(cube, 0, 0, 0), boxId: 'other' }])).toEqual([['unknown-box', 0]]);
  });

  it('weighs to the milligram', () => {
    const two = [at(cube, 0, 0, 0), at(cube, 10, 0, 0)];
    expect(faultsOf(two, { maxWeight: 4 })).toEqual([]);
    expect(faultsOf(two, { maxWeight: 3.99999 })).toEqual([['too-heavy']]);
  });
});
