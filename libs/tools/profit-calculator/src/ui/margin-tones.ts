import type { Tone } from '@seller-toolbox/ui';
import type { MarginBand } from '../engine/margin-band.ts';

/** Green, yellow, red; always shown with the band's name. */
export const MARGIN_TONES: Readonly<Record<MarginBand, Tone>> = { good: 'ok', fair: 'warn', low: 'bad' };
