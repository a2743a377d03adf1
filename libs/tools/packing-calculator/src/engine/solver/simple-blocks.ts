import { addBlock, type BlockList } from './block-list.ts';
import { volumeOf, type Cuboid, type PackProblem } from './pack-problem.ts';

interface Grid {
  readonly type: number;
  readonly orientation: number;
  readonly alongX: number;
  readonly alongY: number;
  readonly alongZ: number;
}

/**
 * Lists the grids of equal boxes that the space and the number of boxes allow. Where there are more than `maxBlocks`, it is
 * every second, third ... of each orientation, from the single box to the largest grid. Returns the number of all grids.
 */
export function addSimpleBlocks(list: BlockList, problem: PackProblem, maxBlocks: number): number {
  const kinds = problem.types.flatMap((type, index) =>
    type.orientations.map((box, orientation) => {
      const grids = gridsOf(box, problem, index, orientation);
      return grids.sort((a, b) => boxesIn(b) - boxesIn(a));
    }),
  );
  const total = kinds.reduce((sum, grids) => sum + grids.length, 0);
  const stride = Math.max(1, total / maxBlocks);
  for (const grids of kinds) {
    grids.forEach((grid, index) => {
      const isPicked = Math.floor((index + 1) / stride) > Math.floor(index / stride);
      if (isPicked || index === grids.length - 1) addGrid(list, problem, grid);
    });
  }
  return total;
}

function addGrid(list: BlockList, problem: PackProblem, grid: Grid): void {
  const type = problem.types[grid.type];
  const box = type?.orientations[grid.orientation];
  if (!type || !box) return;
  const boxes = boxesIn(grid);
  const length = grid.alongX * box.length;
  const width = grid.alongY * box.width;
  const size = { length, width, height: grid.alongZ * box.height, topLength: length, topWidth: width };
  const from = list.count * list.types;
  list.taken.fill(0, from, from + list.types);
  list.taken[from + grid.type] = boxes;
  addBlock(list, size, { volume: boxes * volumeOf(box), weight: boxes * type.weight, boxes }, grid);
}

function boxesIn({ alongX, alongY, alongZ }: Grid): number {
  return alongX * alongY * alongZ;
}

function gridsOf(box: Cuboid, problem: PackProblem, type: number, orientation: number): Grid[] {
  const { count, weight } = problem.types[type] ?? { count: 0, weight: 0 };
  const { space, maxWeight } = problem;
  const maxBoxes = weight > 0 ? Math.min(count, Math.floor(maxWeight / weight)) : count;
  const maxZ = Math.min(maxBoxes, Math.floor(space.height / box.height));
  const maxY = Math.min(maxBoxes, Math.floor(space.width / box.width));
  const maxX = Math.min(maxBoxes, Math.floor(space.length / box.length));
  const grids: Grid[] = [];
  for (let alongZ = 1; alongZ <= maxZ; alongZ += 1) {
    for (let alongY = 1; alongY <= maxY && alongY * alongZ <= maxBoxes; alongY += 1) {
      for (let alongX = 1; alongX <= maxX && alongX * alongY * alongZ <= maxBoxes; alongX += 1) {
        grids.push({ type, orientation, alongX, alongY, alongZ });
      }
    }
  }
  return grids;
}
