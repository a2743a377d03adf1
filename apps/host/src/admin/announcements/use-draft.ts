import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { useState } from 'react';
import { NEW_DRAFT, sameDraft, toDraft, type AnnouncementDraft } from './announcement-draft.ts';
import { storedDraft, type StoredDraft } from './stored-draft.ts';

/** What is typed, kept in the browser until it is saved or given up. */
export function useDraft(announcement: Announcement | null) {
  /** What is at the service, as far as the editor knows. */
  const [base, setBase] = useState(announcement);
  const [left] = useState(() => leftBehind(storedDraft.read(), announcement));
  const [isRestored, setRestored] = useState(left !== null);
  const [draft, setDraft] = useState<AnnouncementDraft>(left ?? draftOf(announcement));

  function change(part: Partial<AnnouncementDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    storedDraft.write({ id: base?.id ?? null, updatedAt: base?.updated_at ?? null, draft: next });
  }

  /** Forgets what was typed. */
  function startFrom(from: Announcement | null) {
    storedDraft.write(null);
    setBase(from);
    setDraft(draftOf(from));
    setRestored(false);
  }

  return {
    base,
    setBase,
    draft,
    change,
    startFrom,
    isChanged: !sameDraft(draft, draftOf(base)),
    /** Whether it was left behind when the editor was last closed without saving. */
    isRestored,
  };
}

function draftOf(announcement: Announcement | null): AnnouncementDraft {
  return announcement ? toDraft(announcement) : NEW_DRAFT;
}

/** What was typed into the same version of the same announcement and not saved. */
function leftBehind(stored: StoredDraft | null, announcement: Announcement | null): AnnouncementDraft | null {
  const isSame =
    stored?.id === (announcement?.id ?? null) && stored.updatedAt === (announcement?.updated_at ?? null);
  return isSame && !sameDraft(stored.draft, draftOf(announcement)) ? stored.draft : null;
}
