import { defineEngine } from '@seller-toolbox/tool-contract';
import { codeWarnings } from './code-warnings.ts';
import { contrastOf } from './contrast.ts';
import { examples } from './qr-code-generator.examples.ts';
import { contentOf, inputSchema, outputSchema } from './qr-code-generator.schema.ts';
import { LEVEL_FACTS, qrModules, QUIET_ZONE, versionOf } from './qr-modules.ts';
import { modulePixels } from './qr-pixels.ts';
import { qrSvg } from './qr-svg.ts';

/** Makes the QR code of a link or a text, with findings on what may keep it from being scanned. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: ({ url: typed, content, size, foreground, background, level }) => {
    const url = contentOf(typed, content);
    const modules = qrModules(url, level);
    const colors = { foreground, background };
    return {
      url,
      content,
      size,
      ...colors,
      level,
      recovers: LEVEL_FACTS[level].recovers,
      svg: qrSvg(modules, size, colors),
      modules,
      version: versionOf(modules),
      quietZone: QUIET_ZONE,
      modulePixels: modulePixels(modules, size),
      contrast: contrastOf(foreground, background),
      warnings: codeWarnings(modules, size, colors),
    };
  },
});
