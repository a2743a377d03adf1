import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import { IMAGE_RULES } from '../engine/image-rules.data.ts';
import type { engine } from '../engine/image-checker.engine.ts';

export const assistant = {
  description:
    "Use to check the facts of a main or secondary product image against the rules of the marketplace: size in pixels, format, white background, how much of the frame the product fills. Most rules need the pixels as base64 RGBA, which a model rarely has: send only `width`, `height` and `data: null` in `pixels` with the facts of the file to check size and format. Without `pixels` a built-in example picture is checked, which says nothing about the user's picture.",
  keyFigure: 'number of rules that the picture breaks; 0 is good',
  fields: {
    pixels: 'Size and pixels of the picture. Without it the built-in example is checked.',
    'pixels.width': 'Width in pixels.',
    'pixels.height': 'Height in pixels.',
    'pixels.data':
      'RGBA, four bytes a pixel from the top left, as base64; null if only the facts of the file are known.',
    original: 'Size of the file in pixels where `pixels` is a reduced copy.',
    format: 'Format by the first bytes of the file, not by its name.',
    extension: 'File extension without the dot, in lower case.',
    byteSize: 'Size of the file in bytes.',
    colorSpace: 'Color space of the file.',
    isAnimated: 'Whether the file has several frames.',
    isComplete: 'Whether the file is whole; false if it ends early.',
    imageType:
      'Main image of the listing, or a secondary one, which needs no white background and no minimum fill.',
    asin: "ASIN of the product, for `fileName`: the file name that the marketplace's image upload requires.",
    targetFill: 'Share of the square that the product should take in the corrected picture, 0.5 to 1.',
    wantsBackgroundRuns: 'Whether to return `backgroundRuns`, a long list that only a page needs.',
    ruleSet:
      'Which published figures to use, by the id of the rule set (see list_rule_sets). Leave out for the figures in force today.',
  },
  ruleFigures: IMAGE_RULES,
} satisfies ToolAssistant<EngineInput<typeof engine>>;
