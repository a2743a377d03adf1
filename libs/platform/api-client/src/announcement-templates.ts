import {
  announcementTemplateSchema,
  announcementTemplatesSchema,
  type AnnouncementTemplate,
  type AnnouncementTemplateInput,
} from '@seller-toolbox/contracts/announcement-templates';
import { callApi, IGNORED_ANSWER, type CallOptions } from './call-api.ts';

/** What a new announcement can start from, by name. */
export function listAnnouncementTemplates(options: CallOptions = {}): Promise<AnnouncementTemplate[]> {
  return callApi({ path: '/announcements/templates' }, announcementTemplatesSchema, options);
}

/** Keeps an announcement under a name, without its status and times. */
export function saveAnnouncementTemplate(
  input: AnnouncementTemplateInput,
  options: CallOptions = {},
): Promise<AnnouncementTemplate> {
  const call = { path: '/announcements/templates', method: 'POST', body: input } as const;
  return callApi(call, announcementTemplateSchema, options);
}

export function deleteAnnouncementTemplate(id: string, options: CallOptions = {}): Promise<void> {
  return callApi({ path: `/announcements/templates/${id}`, method: 'DELETE' }, IGNORED_ANSWER, options);
}
