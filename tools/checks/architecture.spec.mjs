// @ts-check
import { readFileSync } from 'node:fs';
import { drawing, FENCED_DRAWING } from './architecture-drawing.mjs';
import { projectImports, hasPathTo, withoutTransitiveEdges } from './project-imports.mjs';

const page = readFileSync('docs/architecture.md', 'utf8');

describe('docs/architecture.md', () => {
  it('draws the current imports between programs and libraries (otherwise: npm run architecture)', () => {
    const [drawn] = FENCED_DRAWING.exec(page) ?? [];
    expect(drawn).toBe(`\`\`\`mermaid\n${drawing(projectImports())}\n\`\`\``);
  });

  it('describes every program and library, and no other', () => {
    const described = [...page.matchAll(/^\| `((?:apps|libs)\/[\w/-]+)(?:\/\*)?` /gm)].map(
      ([, folder]) => folder,
    );
    expect(described.sort()).toEqual([...projectImports().keys()].sort());
  });
});

describe('projectImports', () => {
  it('finds no cycle between programs and libraries', () => {
    const imports = projectImports();
    const circular = [...imports].flatMap(([from, targets]) =>
      [...targets].filter((to) => hasPathTo(imports, to, from)).map((to) => `${from} -> ${to}`),
    );
    expect(circular).toEqual([]);
  });
});

describe('withoutTransitiveEdges', () => {
  it('omits an edge that follows from a longer path', () => {
    const graph = new Map([
      ['a', new Set(['b', 'c'])],
      ['b', new Set(['c'])],
      ['c', new Set()],
    ]);
    expect([...(withoutTransitiveEdges(graph).get('a') ?? [])]).toEqual(['b']);
  });
});
