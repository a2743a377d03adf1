import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../../engine/packing-calculator.engine.ts';
import { facesOf, fromBackToFront, project, toPath } from './isometric.ts';
import { toPictureModel, type Solid } from './solid.ts';

const cube = (x: number, y: number, z: number): Solid => ({ x, y, z, length: 1, width: 1, height: 1 });

describe('the isometric drawing', () => {
  it('runs x to the right, y to the left, both down, and z up', () => {
    expect(project(2, 0, 0)).toEqual([Math.sqrt(3), 1]);
    expect(project(0, 2, 0)).toEqual([-Math.sqrt(3), 1]);
    expect(project(0, 0, 2)).toEqual([0, -2]);
  });

  it('shows three faces that share the nearest corner', () => {
    const { top, left, right } = facesOf(cube(0, 0, 0));
    for (const face of [top, left, right]) expect(face).toContainEqual(project(1, 1, 1));
  });

  it('writes outlines to a tenth', () => {
    expect(
      toPath([
        [0, 1.26],
        [2.04, -3],
      ]),
    ).toBe('M0 1.3L2 -3Z');
  });

  it('fromBackToFront orders the farthest first', () => {
    const [back, middle, front] = [cube(0, 0, 0), cube(1, 0, 0), cube(1, 1, 0)];
    const above = cube(0, 0, 1);
    const order = fromBackToFront([front, above, middle, back]);
    expect(order[0]).toBe(back);
    expect(order.indexOf(middle)).toBeLessThan(order.indexOf(front));
  });

  it('fromBackToFront sorts a box before those in front of it', () => {
    const boxes = [
      { id: 'a', name: 'A', length: 12, width: 12, height: 14, weight: 0.5, quantity: 12 },
      { id: 'b', name: 'B', length: 20, width: 7, height: 9, weight: 0.3, quantity: 14 },
    ];
    const input = engine.inputSchema.parse({ mode: 'optimize', cartonId: 'carton-max-2', boxes });
    const model = toPictureModel(engine.run(input, createEnv({ now: 0, seed: 0 })), ['a', 'b']);
    const order = fromBackToFront(model?.boxes ?? []);
    expect(order).toHaveLength(26);
    const wrong = order.flatMap((early, at) =>
      order
        .slice(at + 1)
        .filter(
          (late) =>
            late.x < early.x + early.length - 1e-6 &&
            late.y < early.y + early.width - 1e-6 &&
            late.z < early.z + early.height - 1e-6,
        ),
    );
    expect(wrong).toEqual([]);
  });
});
