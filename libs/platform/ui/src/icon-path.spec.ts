import { outlineOf } from './icon-path.ts';
import type { SpriteShape } from './sprite.ts';

describe('an icon as one path', () => {
  it.each<[string, SpriteShape, string]>([
    ['a path that starts absolutely stays', ['path', { d: 'M4 12h16' }], 'M4 12h16'],
    ['a relative start is a position', ['path', { d: 'm21 21-4.34-4.34' }], 'M21 21l-4.34-4.34'],
    ['after a relative start a command stays', ['path', { d: 'm7.5,4.27h9' }], 'M7.5 4.27h9'],
    ['a second point begins another number', ['path', { d: 'm6.1 14.7.8-.5 2 3' }], 'M6.1 14.7l.8-.5 2 3'],
    ['numbers need no space between them', ['path', { d: 'm-.5-1 2 3' }], 'M-.5 -1l2 3'],
    ['a line', ['line', { x1: '8', x2: '16', y1: '21', y2: '22' }], 'M8 21L16 22'],
    ['an open row of lines', ['polyline', { points: '3 7 12 12 20 7' }], 'M3 7 12 12 20 7'],
    ['a closed row of lines', ['polygon', { points: '3 7 12 12 20 7' }], 'M3 7 12 12 20 7z'],
    ['a circle', ['circle', { cx: '12', cy: '11', r: '4' }], 'M8 11a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z'],
    ['an oval', ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }], 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
    ['a box', ['rect', { x: '2', y: '3', width: '20', height: '14' }], 'M2 3h20v14h-20z'],
    [
      'a box with round corners, at most half a side',
      ['rect', { x: '0', y: '0', width: '4', height: '10', rx: '3' }],
      'M2 0h0a2 3 0 0 1 2 3v4a2 3 0 0 1 -2 3h0a2 3 0 0 1 -2 -3v-4a2 3 0 0 1 2 -3z',
    ],
  ])('%s', (_, shape, d) => {
    expect(outlineOf([shape])).toBe(d);
  });

  it('joins its shapes, without their keys', () => {
    expect(
      outlineOf([
        ['path', { d: 'M4 5h16', key: 'a' }],
        ['path', { d: 'm4 9h16', key: 'b' }],
      ]),
    ).toBe('M4 5h16M4 9h16');
  });

  it('does not exist where a shape has a color of its own, or is none that it knows', () => {
    const colored: SpriteShape[] = [
      ['path', { d: 'M4 5h16' }],
      ['circle', { cx: '1', cy: '1', r: '1', fill: 'red' }],
    ];
    expect(() => outlineOf(colored)).toThrow('Not one path');
    const unknown: SpriteShape[] = [['g', {}, []]];
    expect(() => outlineOf(unknown)).toThrow('Not one path');
  });
});
