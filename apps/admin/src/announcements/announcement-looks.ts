import type { AnnouncementType, EffectiveStatus } from '@seller-toolbox/contracts/announcements';
import type { Tone } from '@seller-toolbox/ui';

/** As the public pages color them. */
export const TYPE_TONES: Readonly<Record<AnnouncementType, Tone>> = {
  info: 'info',
  warning: 'warn',
  success: 'ok',
  error: 'bad',
  maintenance: 'orange',
};

export const STATUS_TONES: Readonly<Record<EffectiveStatus, Tone>> = {
  draft: 'neutral',
  scheduled: 'info',
  active: 'ok',
  inactive: 'warn',
  expired: 'neutral',
};
