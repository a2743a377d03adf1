import { Badge, type IconName, type Tone } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import type { ColorTier } from '../engine/color-tier.ts';

export const TIER_TONES: Readonly<Record<ColorTier, Tone>> = { good: 'ok', fair: 'warn', poor: 'bad' };
const TIER_ICONS: Readonly<Record<ColorTier, IconName>> = {
  good: 'circle-check',
  fair: 'triangle-alert',
  poor: 'circle-x',
};

/** A figure on the ground of its tier, with the tier's sign. */
export function TierBadge({ tier, children }: { tier: ColorTier; children: ReactNode }) {
  return (
    <Badge tone={TIER_TONES[tier]} icon={TIER_ICONS[tier]}>
      {children}
    </Badge>
  );
}
