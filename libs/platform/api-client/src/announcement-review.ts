import {
  announcementPreviewSchema,
  announcementSchema,
  announcementsSchema,
  announcementVersionsSchema,
  type ANNOUNCEMENT_SORT_FIELDS,
  type Announcement,
  type AnnouncementChange,
  type AnnouncementFilter,
  type AnnouncementInput,
  type AnnouncementPreview,
  type AnnouncementVersion,
} from '@seller-toolbox/contracts/announcements';
import type { SortOf } from '@seller-toolbox/contracts/pagination';
import type { ActiveAnnouncement } from '@seller-toolbox/contracts/public-announcements';
import { ANNOUNCEMENT_LIST } from './announcement-list.ts';
import { callApi, IGNORED_ANSWER, type CallOptions } from './call-api.ts';
import { callCsv } from './call-file.ts';
import { callList, queryOf, type ListPage } from './call-list.ts';

export interface AnnouncementPageQuery extends AnnouncementFilter {
  readonly page: number;
  readonly limit: number;
  readonly sort?: SortOf<(typeof ANNOUNCEMENT_SORT_FIELDS)[number]> | undefined;
}

/** A page of the announcements, whatever their status. */
export function listAnnouncements(
  query: AnnouncementPageQuery,
  options: CallOptions = {},
): Promise<ListPage<Announcement>> {
  return callList({ path: `/announcements${queryOf({ ...query })}` }, announcementsSchema, options);
}

/** The active announcements for admins, in one language. */
export function announcementsForAdmins(
  language: string,
  options: CallOptions = {},
): Promise<ActiveAnnouncement[]> {
  const path = `/announcements/active${queryOf({ language, audience: 'admin' })}`;
  return callApi({ path }, ANNOUNCEMENT_LIST, options);
}

export function createAnnouncement(
  input: AnnouncementInput,
  options: CallOptions = {},
): Promise<Announcement> {
  return callApi({ path: '/announcements', method: 'POST', body: input }, announcementSchema, options);
}

/** What would be stored, and what sanitizing removes. */
export function previewAnnouncement(
  input: AnnouncementInput,
  options: CallOptions = {},
): Promise<AnnouncementPreview> {
  const call = { path: '/announcements/preview', method: 'POST', body: input } as const;
  return callApi(call, announcementPreviewSchema, options);
}

/** Saves the whole announcement. With `updated_at`, a concurrent change is rejected. */
export function updateAnnouncement(
  { id, ...change }: AnnouncementChange & { readonly id: string },
  options: CallOptions = {},
): Promise<Announcement> {
  return callApi({ path: `/announcements/${id}`, method: 'PUT', body: change }, announcementSchema, options);
}

/** The saved versions, the newest first. */
export function listAnnouncementVersions(
  id: string,
  options: CallOptions = {},
): Promise<AnnouncementVersion[]> {
  return callApi({ path: `/announcements/${id}/versions` }, announcementVersionsSchema, options);
}

export function deleteAnnouncement(id: string, options: CallOptions = {}): Promise<void> {
  return callApi({ path: `/announcements/${id}`, method: 'DELETE' }, IGNORED_ANSWER, options);
}

/** The filtered list as a CSV file. */
export function exportAnnouncements(filter: AnnouncementFilter, options: CallOptions = {}): Promise<string> {
  return callCsv(`/announcements/export${queryOf({ ...filter })}`, options);
}
