import * as z from 'zod/mini';
import { TOOL_CATEGORIES } from '@seller-toolbox/tool-contract';
import { ANNOUNCEMENT_LANGUAGES } from './announcements.ts';
import { storedText } from './stored-text.ts';

/** `off`: not found on every interface of the service. */
export const TOOL_STATES = ['ready', 'developing', 'off'] as const;
export type ToolState = (typeof TOOL_STATES)[number];

export const MAX_TOOL_NOTICE = 200;

/** A line at the top of a tool, by language: "fees being updated". A missing language shows English, else Chinese. */
const noticeSchema = z.partialRecord(
  z.enum(ANNOUNCEMENT_LANGUAGES),
  storedText(MAX_TOOL_NOTICE).check(z.minLength(1)),
);
export type ToolNotice = z.infer<typeof noticeSchema>;

/** The notice in a language, else in English, else in Chinese, else in any. */
export function noticeIn(notice: ToolNotice, language: string): string {
  const texts: Readonly<Record<string, string>> = notice;
  return texts[language] ?? texts['en'] ?? texts['zh'] ?? Object.values(texts)[0] ?? '';
}

/** What differs from the built-in catalogue; a missing field is as built in. */
export const toolOverrideSchema = z.object({
  state: z.optional(z.enum(TOOL_STATES)),
  hot: z.optional(z.boolean()),
  /** Place inside the category, ascending. */
  position: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  notice: z.optional(noticeSchema),
});
export type ToolOverride = z.infer<typeof toolOverrideSchema>;

/** All changes to the catalogue. */
export const toolChangesSchema = z.object({
  /** The first categories, in this order; the others follow as built in. */
  categories: z.optional(z.array(z.enum(TOOL_CATEGORIES)).check(z.maxLength(TOOL_CATEGORIES.length))),
  /** By the id of the tool. */
  tools: z.record(z.string().check(z.maxLength(64)), toolOverrideSchema),
});
export type ToolChanges = z.infer<typeof toolChangesSchema>;

/** `PUT /tool-settings` publishes all changes; `updated_at` is the version that they are based on. */
export const toolSettingsInputSchema = z.object({
  ...toolChangesSchema.shape,
  updated_at: z.nullable(z.iso.datetime({ offset: true })),
});
export type ToolSettingsInput = z.infer<typeof toolSettingsInputSchema>;

/** A tool as built in. */
const builtInToolSchema = z.object({
  id: z.string(),
  category: z.enum(TOOL_CATEGORIES),
  status: z.enum(['ready', 'developing']),
  hot: z.boolean(),
  /** The title by language code. */
  names: z.record(z.string(), z.string()),
});
export type BuiltInTool = z.infer<typeof builtInToolSchema>;

/** `GET /tool-settings`. */
export const toolSettingsSchema = z.object({
  ...toolChangesSchema.shape,
  /** Null: nothing was ever published. */
  updated_at: z.nullable(z.string()),
  /** In the built-in order. */
  built_in: z.array(builtInToolSchema),
});
export type ToolSettings = z.infer<typeof toolSettingsSchema>;
