import { useState } from 'react';
import { useUser } from '../session/session-context.tsx';
import type { DraftStore } from './draft-store.ts';

/** A row that can be edited, in one version. */
interface Versioned {
  readonly id: string;
  readonly updated_at: string;
}

export interface StoredDraftSource<Row, Draft> {
  readonly drafts: DraftStore<Draft>;
  /** The saved version, as far as the page knows; null for a new row. */
  readonly row: Row | null;
  /** What the form shows of a row. */
  readonly toDraft: (row: Row | null) => Draft;
  /** Whether two drafts are saved as the same. */
  readonly isSame: (one: Draft, other: Draft) => boolean;
}

/** The draft, and the version of the row that it changes. */
interface Typed<Row, Draft> {
  readonly draft: Draft;
  readonly base: Row | null;
}

/** A form's draft, stored in the browser until it is saved or discarded. */
export function useStoredDraft<Row extends Versioned, Draft>(source: StoredDraftSource<Row, Draft>) {
  const { drafts, row, toDraft, isSame } = source;
  const owner = { userId: useUser().id, id: row?.id ?? null };
  const [typed, setTyped] = useState(() => readStoredDraft(source, owner.userId));
  const [isRestored, setRestored] = useState(typed !== null);
  /** The row as another admin saved it, instead of `row`. */
  const [taken, setTaken] = useState<Row | null>(null);
  const current = taken ?? row;
  const { draft, base } = typed ?? { draft: toDraft(current), base: current };

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setTyped({ draft: next, base });
    if (isSame(next, toDraft(base))) drafts.forget(owner);
    else drafts.keep({ ...owner, updatedAt: base?.updated_at ?? null, draft: next });
  }

  /** Discards the draft in favor of the saved version. */
  function discard() {
    drafts.forget(owner);
    setTyped(null);
    setRestored(false);
  }

  return {
    draft,
    base,
    change,
    discard,
    /** Removes the draft: it was saved, or its row was deleted. */
    forget: () => drafts.forget(owner),
    /** Discards the draft in favor of the version that another admin saved. */
    take(theirs: Row | null) {
      setTaken(theirs);
      discard();
    },
    /** Keeps the draft, now based on the version that another admin saved. */
    rebase(theirs: Row | null) {
      setTaken(theirs);
      setTyped({ draft, base: theirs });
      setRestored(false);
    },
    isChanged: !isSame(draft, toDraft(base)),
    /** Whether it was left behind when the form was last closed without saving. */
    isRestored,
    /** Whether another admin has changed the row since the draft began. */
    isOutdated: base?.updated_at !== current?.updated_at,
  };
}

function readStoredDraft<Row extends Versioned, Draft>(
  { drafts, row, toDraft, isSame }: StoredDraftSource<Row, Draft>,
  userId: string,
): Typed<Row, Draft> | null {
  const stored = drafts.of({ userId, id: row?.id ?? null });
  if (!stored || isSame(stored.draft, toDraft(row))) return null;
  return { draft: stored.draft, base: row && { ...row, updated_at: stored.updatedAt ?? row.updated_at } };
}
