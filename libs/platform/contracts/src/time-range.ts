import * as z from 'zod/mini';

const instant = z.iso.datetime({ offset: true });

/** The filters of a list by time: from the instant `from` until before the instant `to`. */
export const timeRangeFilters = { from: z.optional(instant), to: z.optional(instant) };

/** Rejects a range whose end is not after its start. */
export const endsAfterStart = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to),
  { path: ['to'], params: { code: 'end-before-start' } },
);
