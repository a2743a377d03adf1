import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { useState } from 'react';
import type { KeptDraft } from '../parts/kept-drafts.ts';
import { useUser } from '../session/session-context.tsx';
import { NEW_DRAFT, sameDraft, toDraft, type AnnouncementDraft } from './announcement-draft.ts';
import { announcementDrafts } from './stored-drafts.ts';

/** What is typed, kept in the browser until it is saved or given up. */
export function useDraft(announcement: Announcement | null) {
  const owner = { userId: useUser().id, id: announcement?.id ?? null };
  const [left] = useState(() => leftBehind(announcementDrafts.of(owner), announcement));
  /** What is at the service, as far as the editor knows. */
  const [base, setBase] = useState(left ? left.base : announcement);
  const [isRestored, setRestored] = useState(left !== null);
  const [draft, setDraft] = useState<AnnouncementDraft>(left?.draft ?? savedOf(announcement));

  function change(part: Partial<AnnouncementDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    if (sameDraft(next, savedOf(base))) announcementDrafts.forget(owner);
    else announcementDrafts.keep({ ...owner, updatedAt: base?.updated_at ?? null, draft: next });
  }

  /** Forgets what was typed. */
  function startFrom(from: Announcement | null) {
    announcementDrafts.forget(owner);
    setBase(from);
    setDraft(savedOf(from));
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
    /** It is at the service now. */
    forget: () => announcementDrafts.forget(owner),
    startFrom,
    /** Forgets what was typed for what is at the service. */
    discard: () => startFrom(isRestored ? announcement : base),
    isChanged: !sameDraft(draft, savedOf(base)),
    /** Whether it was left behind when the editor was last closed without saving. */
    isRestored,
  };
}

/** What the editor would show of what is at the service. */
function savedOf(announcement: Announcement | null): AnnouncementDraft {
  return announcement ? toDraft(announcement) : NEW_DRAFT;
}

interface LeftBehind {
  readonly draft: AnnouncementDraft;
  /** With the version that was edited: where it is not the one of today, the service tells of the conflict. */
  readonly base: Announcement | null;
}

/** What was typed into the same announcement and not saved. */
function leftBehind(
  stored: KeptDraft<AnnouncementDraft> | undefined,
  announcement: Announcement | null,
): LeftBehind | null {
  if (!stored || sameDraft(stored.draft, savedOf(announcement))) return null;
  const version = stored.updatedAt ?? announcement?.updated_at;
  return {
    draft: stored.draft,
    base: announcement && version !== undefined ? { ...announcement, updated_at: version } : null,
  };
}
