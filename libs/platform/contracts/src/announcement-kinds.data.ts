/** The languages of the site, of originals and translations, the usual translation first; originals are zh by default. */
export const ANNOUNCEMENT_LANGUAGES = ['en', 'ja', 'id', 'vi', 'zh-TW', 'zh'] as const;
export type AnnouncementLanguage = (typeof ANNOUNCEMENT_LANGUAGES)[number];

export const ANNOUNCEMENT_TYPES = ['info', 'warning', 'success', 'error', 'maintenance'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** `all` and `user` go to the public site, `all` and `admin` to the admin area. */
export const TARGET_AUDIENCES = ['all', 'admin', 'user'] as const;
export type TargetAudience = (typeof TARGET_AUDIENCES)[number];

export const DISPLAY_POSITIONS = ['header', 'banner', 'popup'] as const;
export type DisplayPosition = (typeof DISPLAY_POSITIONS)[number];
