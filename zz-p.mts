import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from '/work/trees/linear/libs/tools/packing-calculator/src/engine/packing-calculator.engine.ts';
const rnd = (s: number) => () => (s = (s * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
let worst: any[] = [];
for (const [lines, q] of [
  [200, 5],
  [200, 1],
  [100, 2],
] as const)
  for (const max of [3, 8, 20])
    for (const support of ['full', 'none'])
      for (const carton of ['seven', 'one-exact', 'fifty']) {
        const r0 = rnd(lines * max + q);
        const dim = () => 1 + Math.floor(r0() * max * 10) / 10;
        const boxes = Array.from({ length: lines }, (_, i) => ({
          id: 'b' + i,
          length: dim(),
          width: dim(),
          height: dim(),
          weight: 0.001,
          quantity: q,
          uprightSides: ['length', 'width', 'height'],
        }));
        const vol = boxes.reduce((s, b) => s + b.length * b.width * b.height * b.quantity, 0);
        const side = Math.min(62, Math.cbrt(vol * 1.12) + 2);
        const c = (i: number, s: number) => ({
          id: 'c' + i,
          outerLength: s,
          outerWidth: s,
          outerHeight: s,
          maxWeight: 10000,
        });
        const cartons =
          carton === 'seven'
            ? undefined
            : carton === 'one-exact'
              ? [c(1, side)]
              : Array.from({ length: 50 }, (_, i) => c(i, side * (0.8 + i * 0.01)));
        const input: any = {
          boxes,
          effort: 20000,
          support,
          ...(cartons && { cartons }),
          ...(carton === 'one-exact' && { mode: 'optimize', cartonId: 'c1' }),
          rules: { maxSide: 2000, maxWeight: 10000, normalBuffer: 0 },
        };
        const u = process.cpuUsage();
        const r = runEngine(engine, input, { now: 0 });
        const v = process.cpuUsage(u);
        worst.push([((v.user + v.system) / 1000) | 0, lines, q, max, support, carton, r.ok]);
      }
worst.sort((a, b) => b[0] - a[0]);
console.log(worst.slice(0, 8).join('\n'));
