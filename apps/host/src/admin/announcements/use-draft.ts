import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { useState } from 'react';
import { NEW_DRAFT, sameDraft, toDraft, type AnnouncementDraft } from './announcement-draft.ts';
import { storedDraft, type StoredDraft } from './stored-draft.ts';

/** What is typed, kept in the browser until it is saved or given up. */
export function useDraft(announcement: Announcement | null) {
  const [left] = useState(() => leftBehind(storedDraft.read(), announcement));
  /** What is at the service, as far as the editor knows. */
  const [base, setBase] = useState(left ? left.base : announcement);
  const [isRestored, setRestored] = useState(left !== null);
  const [draft, setDraft] = useState<AnnouncementDraft>(left?.draft ?? draftOf(announcement));

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
    /** Keeps what is typed, as a change of this version. */
    rebase: (from: Announcement | null) => {
      setBase(from);
      setRestored(false);
    },
    draft,
    change,
    startFrom,
    /** Forgets what was typed for what is at the service. */
    discard: () => startFrom(isRestored ? announcement : base),
    isChanged: !sameDraft(draft, draftOf(base)),
    /** Whether it was left behind when the editor was last closed without saving. */
    isRestored,
  };
}

function draftOf(announcement: Announcement | null): AnnouncementDraft {
  return announcement ? toDraft(announcement) : NEW_DRAFT;
}

interface LeftBehind {
  readonly draft: AnnouncementDraft;
  /** With the version that was edited: where it is not the one of today, the service tells of the conflict. */
  readonly base: Announcement | null;
}

/** What was typed into the same announcement and not saved. */
function leftBehind(stored: StoredDraft | null, announcement: Announcement | null): LeftBehind | null {
  const isSame = stored !== null && stored.id === (announcement?.id ?? null);
  if (!isSame || sameDraft(stored.draft, draftOf(announcement))) return null;
  const version = stored.updatedAt ?? announcement?.updated_at;
  return {
    draft: stored.draft,
    base: announcement && version !== undefined ? { ...announcement, updated_at: version } : null,
  };
}
