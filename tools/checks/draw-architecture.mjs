// @ts-check
// `npm run architecture`: draws the imports between programs and libraries in docs/architecture.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawing, FENCED_DRAWING } from './architecture-drawing.mjs';
import { projectImports } from './project-imports.mjs';
import { ROOT } from './workspace-folders.mjs';

const file = join(ROOT, 'docs/architecture.md');
const page = readFileSync(file, 'utf8');
writeFileSync(
  file,
  page.replace(FENCED_DRAWING, () => `\`\`\`mermaid\n${drawing(projectImports())}\n\`\`\``),
);
