import { useToolWords } from '@seller-toolbox/tool-kit';
import type { ClockFace } from '../engine/clock-face.ts';
import type { ZoneReading } from '../engine/world-clock.schema.ts';
import { placeIn } from '../engine/zone-of.ts';
import type zh from '../locales/zh.json';

export interface ClockWords {
  /** A time with the language's word for the half of the day. */
  readonly faceText: (face: Pick<ClockFace, 'digits' | 'period'>) => string;
  readonly placeName: (zone: Pick<ZoneReading, 'city' | 'timezone'>) => string;
  /** Nothing on the same day. */
  readonly dayText: (dayDifference: number) => string | null;
}

/** How the page writes times, places and days. */
export function useClockWords(): ClockWords {
  const { t } = useToolWords<typeof zh>();
  return {
    faceText: ({ digits, period }) => (period === null ? digits : t(`ui.${period}`, { time: digits })),
    placeName: ({ city, timezone }) => (city === null ? placeIn(timezone) : t(`ui.city-${city}`)),
    dayText: (dayDifference) => {
      if (dayDifference === 0) return null;
      return dayDifference > 0
        ? t('ui.daysAhead', { days: dayDifference })
        : t('ui.daysBehind', { days: -dayDifference });
    },
  };
}
