import { isRecord } from '@seller-toolbox/tool-contract/json';
import { createDraftStore } from '../parts/draft-store.ts';
import { NEW_DRAFT, type AnnouncementDraft } from './announcement-draft.ts';

/** One per announcement, and one for a new one. */
export const announcementDrafts = createDraftStore({
  key: 'stb:admin-announcement-drafts',
  toDraft: toAnnouncementDraft,
});

/** Null where the store was tampered with. */
export function toAnnouncementDraft(written: unknown): AnnouncementDraft | null {
  if (!isRecord(written)) return null;
  const stored: Readonly<Record<string, unknown>> = { language: NEW_DRAFT.language, ...written };
  const isSound = Object.entries(NEW_DRAFT).every(([name, value]) => typeof stored[name] === typeof value);
  if (!isSound || !Array.isArray(stored['translations'])) return null;
  if (!(stored['translations'] as unknown[]).every(isTranslation)) return null;
  // Every field has the kind that the editor gave it; values that it does not know are rejected when it is saved.
  return stored as unknown as AnnouncementDraft;
}

function isTranslation(value: unknown): boolean {
  return (
    isRecord(value) && ['language_code', 'title', 'content'].every((name) => typeof value[name] === 'string')
  );
}
