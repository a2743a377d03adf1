import { useFormat, useLanguage } from '@seller-toolbox/words/react';
import { timeText } from '@seller-toolbox/words/time-text';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type { ClockFace } from '../engine/clock-face.ts';
import type { ZoneReading } from '../engine/world-clock.schema.ts';
import { placeIn } from '../engine/zone-of.ts';
import type zh from '../locales/zh.json';
import { localName } from './places/local-name.ts';

export interface ClockWords {
  /** A time as the language writes it, with its word for AM or PM. */
  readonly faceText: (face: Pick<ClockFace, 'digits' | 'period'>) => string;
  readonly placeName: (zone: Pick<ZoneReading, 'city' | 'timezone'>) => string;
  /** Undefined on the same day. */
  readonly dayText: (dayDifference: number) => string | null;
}

/** Japanese counts the hours of half a day from 0: half past midnight is 午前 00:30 (Unicode CLDR, pattern "aK:mm"). */
const ZERO_BASED_LANGUAGE = 'ja';

/** The language of IANA names, which cover more cities than the platform's names. */
const ZONE_NAME_LANGUAGE = 'en';

/** How the page writes times, places and days. */
export function useClockWords(): ClockWords {
  const { t } = useToolWords<typeof zh>();
  const language = useLanguage();
  const format = useFormat();
  const halfDay = (digits: string) =>
    language === ZERO_BASED_LANGUAGE ? digits.replace(/^12/, '00') : digits;
  const zoneLabel = (timezone: string) =>
    (language === ZONE_NAME_LANGUAGE ? null : localName(timezone, language)) ?? placeIn(timezone);
  return {
    faceText: ({ digits, period }) =>
      period === null
        ? timeText(digits, format)
        : t(`ui.${period}`, { time: timeText(halfDay(digits), format) }),
    placeName: ({ city, timezone }) => (city === null ? zoneLabel(timezone) : t(`ui.city-${city}`)),
    dayText: (dayDifference) => {
      if (dayDifference === 0) return null;
      return dayDifference > 0
        ? t('ui.daysAhead', { days: dayDifference })
        : t('ui.daysBehind', { days: -dayDifference });
    },
  };
}
