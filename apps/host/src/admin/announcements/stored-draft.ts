import { createStored, parseJson } from '../../app/storage.ts';
import { NEW_DRAFT, type AnnouncementDraft } from './announcement-draft.ts';

/** What somebody typed and did not save, so that a crash or a wrong click loses nothing. */
export interface StoredDraft {
  /** Of the announcement that is edited; null of a new one. */
  readonly id: string | null;
  /** The version that was edited. */
  readonly updatedAt: string | null;
  readonly draft: AnnouncementDraft;
}

/** One at a time: the editor is open once. */
export const storedDraft = createStored<StoredDraft | null>({
  key: 'stb:admin-announcement-draft',
  parse: (text) => toStoredDraft(parseJson(text)),
  format: (value) => JSON.stringify(value),
});

/** A store that was tampered with holds no draft. */
export function toStoredDraft(stored: unknown): StoredDraft | null {
  if (!isRecord(stored) || !isRecord(stored['draft'])) return null;
  const { id, updatedAt, draft } = stored;
  const isSound = Object.entries(NEW_DRAFT).every(([name, value]) => typeof draft[name] === typeof value);
  if (!isSound || !Array.isArray(draft['translations'])) return null;
  if (!(draft['translations'] as unknown[]).every(isTranslation)) return null;
  return {
    id: typeof id === 'string' ? id : null,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
    // Every field has the kind that the editor gave it; values that it does not know are refused when it is saved.
    draft: draft as unknown as AnnouncementDraft,
  };
}

function isTranslation(value: unknown): boolean {
  return (
    isRecord(value) && ['language_code', 'title', 'content'].every((name) => typeof value[name] === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
