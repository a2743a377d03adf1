import { channelsOf } from './qr-pixels.ts';

/**
 * Below this many cameras cannot separate modules from background. The figure is that of WCAG 2.2 for text: at a contrast
 * of up to 4.24 decoders that use gray values alone were seen to find nothing (navy on magenta).
 */
export const MIN_CONTRAST = 4.5;

/** Contrast of two colors from 1 to 21 (WCAG 2.2), in any order. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of an sRGB color, 0 to 1 (WCAG 2.2). */
export function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
