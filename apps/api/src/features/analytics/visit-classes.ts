import type { AnalyticsEvent, VisitClass } from '@seller-toolbox/contracts';

type Entry = NonNullable<Extract<AnalyticsEvent, { type: 'page_view' }>['entry']>;

/** The key of a visit that no other site led to. */
export const DIRECT = 'direct';
/** Combines hosts that are no names, and those beyond `MAX_REFERRERS`. */
export const OTHER_HOST = 'other';

/** A name with a dot whose last part begins with a letter, so no address. */
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** What is stored of the first page view of a visit: a host and three classes. */
export function visitClasses(
  { referrer, language, screen }: Entry,
  userAgent: string | undefined,
): Record<VisitClass, string> {
  const host = referrer.replace(/^www\./, '');
  return {
    referrer: host === '' ? DIRECT : HOST_NAME.test(host) ? host : OTHER_HOST,
    language,
    device: deviceClass(userAgent),
    screen,
  };
}

const DEVICES = [
  [/\b(?:iPad|Tablet)\b|\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  [/\b(?:Mobi|Mobile|iPhone|Android)\b/, 'phone'],
  [/\b(?:Windows|Mac OS X|Linux|CrOS)\b/, 'computer'],
] as const;

/** By the name of the browser, which is not stored. */
export function deviceClass(userAgent = ''): 'phone' | 'tablet' | 'computer' | 'other' {
  return DEVICES.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other';
}
