// @ts-check
import { changeName } from './sampled-changes.mjs';

const CONTENT = ['const a = 1;', '  if (a > 1) b();', '  if (a > 1) c();'].join('\n');
const at = (/** @type {number} */ line, /** @type {number} */ column, replacement = 'true') => ({
  fileName: '/repo/libs/tools/x/src/engine/rule.ts',
  location: { start: { line, column }, end: { line, column: column + 5 } },
  mutatorName: 'ConditionalExpression',
  replacement,
});

describe('changeName', () => {
  it('stays when lines are added above, or the indentation changes', () => {
    const moved = CONTENT.replace('  if (a > 1) b', '\n\n    if (a > 1) b');
    expect(changeName('/repo', at(1, 6), CONTENT)).toBe(changeName('/repo', at(3, 8), moved));
  });

  it('differs between lines, places in a line and replacements', () => {
    const names = [at(1, 6), at(2, 6), at(1, 2), at(1, 6, 'false')].map((change) =>
      changeName('/repo', change, CONTENT),
    );
    expect(new Set(names).size).toBe(4);
  });

  it('does not have the path of the workspace', () => {
    expect(changeName('/repo', at(1, 6), CONTENT)).toMatch(/^libs\/tools\/x\/src\/engine\/rule\.ts /);
  });
});
