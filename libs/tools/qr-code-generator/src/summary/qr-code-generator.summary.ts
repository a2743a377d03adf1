import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/qr-code-generator.engine.ts';

/** What the code contains, and its facts. */
export const summarize: Summarize<typeof engine> = (output) => {
  const { url, content, version, modules, recovers, modulePixels, contrast } = output;
  return {
    figures: [
      [`content-${content}`, { text: url }],
      ['factVersion', { code: 'factVersionValue', params: { version, side: modules.length } }],
      ['factRecovers', recovers * PERCENT, '%'],
      ['factModule', modulePixels, 'px'],
      ['factContrast', contrast],
    ],
  };
};

const PERCENT = 100;
