import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { contrastOf, MIN_CONTRAST, luminance } from './contrast.ts';
import type { Modules } from './qr-modules.ts';
import { modulePixels } from './qr-pixels.ts';
import { drawnSide, type CodeColors } from './qr-svg.ts';

/** Smaller modules get lost in cameras and on the screen. Pixels a side. */
const MIN_MODULE_PIXELS = 2;

/** Findings on what may keep a code from being scanned. */
export function codeWarnings(modules: Modules, size: number, colors: CodeColors): Finding[] {
  const { foreground, background } = colors;
  const contrast = contrastOf(foreground, background);
  const warnings: Finding[] = [];
  if (contrast < MIN_CONTRAST) {
    const shown = Math.floor(contrast * 10) / 10;
    warnings.push(finding('contrast-too-low', 'warning', { contrast: shown, least: MIN_CONTRAST }));
  }
  if (luminance(foreground) > luminance(background)) warnings.push(finding('colors-inverted', 'warning'));
  if (modulePixels(modules, size) < MIN_MODULE_PIXELS) {
    const least = drawnSide(modules) * MIN_MODULE_PIXELS;
    warnings.push(finding('modules-too-small', 'warning', { size, least }));
  }
  return warnings;
}
