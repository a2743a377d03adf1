import * as z from 'zod/mini';
import { announcementInputSchema, announcementVersionSchema } from './announcements.ts';
import { fitsCharacters, isPresent, storedText } from './stored-text.ts';

/** In characters. */
export const MAX_TEMPLATE_NAME = 60;
export const MAX_ANNOUNCEMENT_TEMPLATES = 50;

/** `POST /announcements/templates`. Status and times are not kept: an announcement from a template is a draft without them. */
export const announcementTemplateInputSchema = z.object({
  name: storedText(MAX_TEMPLATE_NAME * 2).check(z.trim(), isPresent(), fitsCharacters(MAX_TEMPLATE_NAME)),
  announcement: announcementInputSchema,
});
export type AnnouncementTemplateInput = z.output<typeof announcementTemplateInputSchema>;

const templateFieldsSchema = z.omit(announcementVersionSchema, {
  version: true,
  saved_at: true,
  saved_by: true,
  status: true,
  start_time: true,
  end_time: true,
});
export type AnnouncementTemplateFields = z.infer<typeof templateFieldsSchema>;

/** What a new announcement can start from. */
export const announcementTemplateSchema = z.object({
  id: z.string(),
  /** Unique. */
  name: z.string(),
  announcement: templateFieldsSchema,
  saved_at: z.string(),
  saved_by: z.string(),
});
export type AnnouncementTemplate = z.infer<typeof announcementTemplateSchema>;
/** `GET /announcements/templates`, by name. */
export const announcementTemplatesSchema = z.array(announcementTemplateSchema);
