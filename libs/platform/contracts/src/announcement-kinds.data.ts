export const ANNOUNCEMENT_TYPES = ['info', 'warning', 'success', 'error', 'maintenance'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** `all` and `user` go to the public site, `all` and `admin` to the admin area. */
export const TARGET_AUDIENCES = ['all', 'admin', 'user'] as const;
export type TargetAudience = (typeof TARGET_AUDIENCES)[number];

export const DISPLAY_POSITIONS = ['header', 'banner', 'popup'] as const;
export type DisplayPosition = (typeof DISPLAY_POSITIONS)[number];
