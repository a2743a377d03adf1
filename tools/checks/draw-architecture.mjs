// `npm run architecture`: draws in docs/architecture.md which program and library imports which.
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
