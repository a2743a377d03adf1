import * as z from 'zod/mini';
import { usageTrendQuerySchema } from './analytics-statistics.ts';

const count = z.int().check(z.gte(0));

const figures = {
  /** Counts `calculate`. */
  uses: count,
  views: count,
  /** The sum of the distinct sessions of each day. */
  sessions: count,
};
const figuresSchema = z.object(figures);
export type ReportFigures = z.infer<typeof figuresSchema>;

/** Figures of the chosen days, and of as many days before them. */
export const comparedFiguresSchema = z.object({ ...figures, before: figuresSchema });
export type ComparedFigures = z.infer<typeof comparedFiguresSchema>;

/** A tool, a page, a host or a class. `other` combines what is not known by its name. */
export const reportRowSchema = z.object({ key: z.string(), ...comparedFiguresSchema.shape });
export type ReportRow = z.infer<typeof reportRowSchema>;

/** A UTC day, with the one that is as many days before it as the report has. */
export const reportDaySchema = z.object({ date: z.string(), ...comparedFiguresSchema.shape });
export type ReportDay = z.infer<typeof reportDaySchema>;

/** What is known of the first page view of a visit. `referrer`: the host of the page before, or `direct`. */
export const VISIT_CLASSES = ['referrer', 'language', 'device', 'screen'] as const;
export type VisitClass = (typeof VISIT_CLASSES)[number];
const rows = z.array(reportRowSchema);

export const analyticsReportQuerySchema = usageTrendQuerySchema;

/** `GET /analytics/report`: the last UTC days, today included, compared with the days before. */
export const analyticsReportSchema = z.object({
  /** The first day, `2026-11-15`, and the last. */
  from: z.string(),
  to: z.string(),
  site: comparedFiguresSchema,
  /** Every day, the oldest first; views and sessions of tools. */
  days: z.array(reportDaySchema),
  tools: rows,
  /** The 100 most viewed ones. */
  pages: rows,
  /** Visits are `views`. At most 100 each. */
  visits: z.object({ referrer: rows, language: rows, device: rows, screen: rows }),
});
export type AnalyticsReport = z.infer<typeof analyticsReportSchema>;

export const toolReportParamsSchema = z.object({ id: z.string().check(z.maxLength(64)) });

/** `GET /analytics/tools/{id}`. */
export const toolReportSchema = z.object({
  tool_id: z.string(),
  figures: comparedFiguresSchema,
  days: z.array(reportDaySchema),
});
export type ToolReport = z.infer<typeof toolReportSchema>;
