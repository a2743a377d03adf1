import { DAY } from '@seller-toolbox/tool-contract/durations';

/** More ticks would touch on a phone. */
const MAX_STARTS = 6;

/** The days from today (`YYYY-MM-DD`) up to the last one on which a month begins; of many months, every second or later one. */
export function monthStarts(today: string, lastDay: number): number[] {
  const start = new Date(today);
  const starts: number[] = [];
  for (let ahead = 1; ; ahead += 1) {
    const day = (Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + ahead) - start.getTime()) / DAY;
    if (!(day <= lastDay)) break;
    starts.push(day);
  }
  const every = Math.ceil(starts.length / MAX_STARTS);
  return starts.filter((_, index) => index % every === 0);
}
