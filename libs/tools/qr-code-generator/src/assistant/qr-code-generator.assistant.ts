import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/qr-code-generator.engine.ts';

export const assistant = {
  description:
    'Use to make a QR code for an address or a text. Returns it as SVG and as rows of modules, with warnings if it may not scan. The answer is long: ask for `fields: ["svg"]` for the picture alone, or `["version","warnings"]` to check it.',
  fields: {
    url: 'What the code holds: an address, or the text where `content` is `text`; up to 3,000 characters.',
    content:
      '`link`: an address, completed with https:// if only its domain is given; `text`: any text as it is.',
    size: 'Side of the picture in pixels.',
    foreground: 'Color of dark modules, #rrggbb.',
    background: 'Color of light modules, #rrggbb.',
    level: 'Error correction: L 7, M 15, Q 25, H 30 percent of the code may be damaged.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
