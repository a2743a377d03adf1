import { ApiError } from '@seller-toolbox/api-client';
import {
  createAnnouncement,
  previewAnnouncement,
  updateAnnouncement,
} from '@seller-toolbox/api-client/announcement-review';
import type { FieldError } from '@seller-toolbox/contracts';
import type {
  Announcement,
  AnnouncementInput,
  AnnouncementStatus,
} from '@seller-toolbox/contracts/announcements';
import { useLanguage } from '@seller-toolbox/words/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clearAnnouncementsCache } from '@seller-toolbox/announcement-view/clear-announcements-cache';
import { useFailure } from '../parts/use-failure.ts';
import { useStoredDraft } from '../parts/use-stored-draft.ts';
import { useCallOptions } from '../session/session-context.tsx';
import {
  checkDraft,
  hasNewSchedule,
  hasPassed,
  isSavedAs,
  sameDraft,
  shownDraft,
  type AnnouncementDraft,
} from './announcement-draft.ts';
import { ANNOUNCEMENTS_KEY, findChanged } from './announcement-list.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import { toPreviewed, type Previewed } from './previewed.ts';
import { announcementDrafts } from './stored-drafts.ts';
import { unfinishedTimes } from './unfinished-times.ts';

const DRAFTS = { drafts: announcementDrafts, toDraft: shownDraft, isSame: sameDraft };

/** The end of an active announcement has passed. */
export const END_PASSED = { path: 'end_time', code: 'end-passed' };

export type EditorState = 'editing' | 'saving' | 'saved';

/** Edits an announcement until it is saved, and detects changes by other admins. */
export function useAnnouncementEditor(announcement: Announcement | null, formId: string) {
  const t = useAnnouncementsWords();
  const send = useSend();
  const failure = useFailure({ network: t('failure.saveNetwork'), unknown: t('failure.save') });
  const storedDraft = useStoredDraft({ ...DRAFTS, row: announcement });
  const { base, draft, isChanged, isRestored } = storedDraft;
  const { problems, setProblems, check } = useCheck(draft, formId);
  const preview = usePreview({ check, setProblems, failure });
  const [state, setState] = useState<EditorState>('editing');
  const [isAskingSchedule, setAskingSchedule] = useState(false);
  /** The version that another admin saved during the edit. */
  const [theirs, setTheirs] = useState<Announcement | null>(null);

  function change(part: Partial<AnnouncementDraft>) {
    storedDraft.change(part);
    setProblems((known) => known.filter(({ path }) => !((path.split('.')[0] ?? '') in part)));
  }

  /** `over` is the version that this one replaces; `status` answers whether a draft with times is published. */
  async function save({ over = base, status }: SaveOptions = {}): Promise<void> {
    failure.clear();
    setAskingSchedule(false);
    if (status && status !== draft.status) change({ status });
    const checked = state === 'editing' ? check() : null;
    if (checked === null) return;
    if (!status && hasNewSchedule(checked, over)) return setAskingSchedule(true);
    const input = { ...checked, status: status ?? checked.status };
    if (input.status === 'active' && hasPassed(input.end_time)) return setProblems([END_PASSED]);
    setState('saving');
    const sent = await send(input, over);
    setState(sent.isSaved ? 'saved' : 'editing');
    if (sent.isSaved) return storedDraft.forget();
    setProblems(sent.fields);
    if (sent.theirs) setTheirs(sent.theirs);
    else if (sent.fields.length === 0) failure.set(sent.error);
  }

  function startOver(restart: () => void) {
    restart();
    setProblems([]);
    setTheirs(null);
  }

  function keepMine(): Promise<void> {
    storedDraft.rebase(theirs);
    setTheirs(null);
    return save({ over: theirs, status: draft.status });
  }

  const outcome = { problems, state, failure: failure.shown, theirs, isAskingSchedule };
  const decisions = {
    discard: () => startOver(storedDraft.discard),
    takeTheirs: () => startOver(() => storedDraft.take(theirs)),
    keepMine,
    closeSchedule: () => setAskingSchedule(false),
  };
  return { draft, isChanged, isRestored, change, check, preview, save, ...outcome, ...decisions };
}

/** Checks the draft, and holds what is wrong with it. */
function useCheck(draft: AnnouncementDraft, formId: string) {
  const language = useLanguage();
  const [problems, setProblems] = useState<readonly FieldError[]>([]);

  /** What would be sent; null where something is wrong, which the form then shows. */
  function check(): AnnouncementInput | null {
    const checked = checkDraft(draft, language);
    const unfinished = unfinishedTimes(formId);
    setProblems([...unfinished, ...('problems' in checked ? checked.problems : [])]);
    return 'problems' in checked || unfinished.length > 0 ? null : checked.input;
  }

  return { problems, setProblems, check };
}

type Check = ReturnType<typeof useCheck>;

interface PreviewContext extends Pick<Check, 'check' | 'setProblems'> {
  readonly failure: ReturnType<typeof useFailure>;
}

/** Returns what would be stored; null where something is wrong, which the form then shows. */
function usePreview({ check, setProblems, failure }: PreviewContext): () => Promise<Previewed | null> {
  const options = useCallOptions();
  return async () => {
    failure.clear();
    const input = check();
    if (!input) return null;
    try {
      return toPreviewed(input, await previewAnnouncement(input, options));
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      setProblems(fields);
      if (fields.length === 0) failure.set(error);
      return null;
    }
  };
}

interface SaveOptions {
  readonly over?: Announcement | null;
  readonly status?: AnnouncementStatus;
}

type Sent =
  | { readonly isSaved: true }
  | {
      readonly isSaved: false;
      readonly error: unknown;
      readonly fields: readonly FieldError[];
      /** Given if another admin saved first. */
      readonly theirs: Announcement | undefined;
    };

/** Saves, and reports what prevents it. */
function useSend(): (input: AnnouncementInput, over: Announcement | null) => Promise<Sent> {
  const options = useCallOptions();
  const queries = useQueryClient();

  async function rejection(
    error: unknown,
    input: AnnouncementInput,
    over: Announcement | null,
  ): Promise<Sent> {
    const { status, fields } = error instanceof ApiError ? error : { status: 0, fields: [] };
    const isConflict = status === 409 && over !== null;
    const changedRow = isConflict ? await findChanged(over.id, options).catch(() => undefined) : undefined;
    if (changedRow && isSavedAs(input, changedRow)) return { isSaved: true };
    return { isSaved: false, error, fields, theirs: changedRow };
  }

  async function attempt(input: AnnouncementInput, over: Announcement | null): Promise<Sent> {
    try {
      await (over
        ? updateAnnouncement({ ...input, id: over.id, updated_at: over.updated_at }, options)
        : createAnnouncement(input, options));
      return { isSaved: true };
    } catch (error) {
      return await rejection(error, input, over);
    }
  }

  return async (input, over) => {
    const sent = await attempt(input, over);
    if (sent.isSaved) void clearAnnouncementsCache();
    void queries.invalidateQueries({ queryKey: ANNOUNCEMENTS_KEY });
    return sent;
  };
}
