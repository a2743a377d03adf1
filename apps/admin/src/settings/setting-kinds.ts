import type { SettingKey } from '@seller-toolbox/contracts/settings';

/** How a setting is edited. */
export type SettingKind =
  'texts' | 'line' | 'filings' | 'claims' | 'verification' | 'choice' | 'legal' | 'number' | 'notices';

export const SETTING_KINDS: Readonly<Record<SettingKey, SettingKind>> = {
  siteName: 'texts',
  companyName: 'texts',
  registrationNumber: 'texts',
  filings: 'filings',
  contactEmail: 'line',
  authorText: 'texts',
  forumUrl: 'line',
  heroClaims: 'claims',
  verification: 'verification',
  publicUrl: 'line',
  defaultRuleSet: 'choice',
  profile: 'choice',
  terms: 'legal',
  privacy: 'legal',
  aiDailyCap: 'number',
  feedbackPerDay: 'number',
  batchRowsPerMinute: 'number',
  eventDays: 'number',
  rollUpMonths: 'number',
  feedbackEmailDays: 'number',
  notices: 'notices',
};

export const SETTING_GROUPS = {
  site: [
    'siteName',
    'companyName',
    'registrationNumber',
    'filings',
    'contactEmail',
    'authorText',
    'forumUrl',
    'heroClaims',
    'publicUrl',
    'verification',
  ],
  legal: ['terms', 'privacy'],
  rules: ['defaultRuleSet', 'profile'],
  limits: [
    'aiDailyCap',
    'feedbackPerDay',
    'batchRowsPerMinute',
    'eventDays',
    'rollUpMonths',
    'feedbackEmailDays',
  ],
  notices: ['notices'],
} as const satisfies Readonly<Record<string, readonly SettingKey[]>>;
