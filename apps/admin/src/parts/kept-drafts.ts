import { isRecord } from '@seller-toolbox/contracts/is-record';
import { createStored, parseJson, type Area } from '@seller-toolbox/site-kit/storage';

/** Whose draft, and of what. */
export interface DraftOwner {
  readonly userId: string;
  /** Of the row that is edited; null of a new one. */
  readonly id: string | null;
}

/** What somebody typed and did not save, so that a wrong click loses nothing, nor a crash where it is in a storage. */
export interface KeptDraft<Draft> extends DraftOwner {
  /** The version that was edited. */
  readonly updatedAt: string | null;
  readonly draft: Draft;
}

export interface KeptDrafts<Draft> {
  /** The newest first. */
  readonly all: () => readonly KeptDraft<Draft>[];
  readonly of: (owner: DraftOwner) => KeptDraft<Draft> | undefined;
  /**
   * Keeps one per admin and row. Where the storage is full, old ones make room; where that does not help either, all of
   * them live as long as the page.
   */
  readonly keep: (kept: KeptDraft<Draft>) => void;
  readonly forget: (owner: DraftOwner) => void;
}

export interface KeptDraftsOptions<Draft> {
  readonly key: string;
  /** Null where what was stored is no draft; must accept anything. */
  readonly toDraft: (stored: unknown) => Draft | null;
  /** Left out, the browser's local storage. */
  readonly area?: () => Area;
}

/** Of each kind; the one that was typed longest ago gives way. */
export const MAX_DRAFTS = 10;

/** Drafts of one kind in this browser. They are read anew each time: other tabs keep theirs. */
export function createKeptDrafts<Draft>({
  key,
  toDraft,
  area = () => localStorage,
}: KeptDraftsOptions<Draft>): KeptDrafts<Draft> {
  const stored = createStored<readonly KeptDraft<Draft>[]>({
    key,
    parse: (text) => toKept(parseJson(text), toDraft),
    format: (kept) => JSON.stringify(kept),
    area,
  });
  const others = (owner: DraftOwner) => stored.read().filter((kept) => !isOf(kept, owner));
  const find = (owner: DraftOwner) => stored.read().find((kept) => isOf(kept, owner));

  return {
    all: stored.read,
    of: find,
    keep(kept) {
      const drafts = [kept, ...others(kept)].slice(0, MAX_DRAFTS);
      for (let most = drafts.length; most > 0; most--) {
        if (stored.write(drafts.slice(0, most))) return;
      }
      stored.write(drafts);
    },
    forget(owner) {
      if (find(owner)) stored.write(others(owner));
    },
  };
}

function isOf(one: DraftOwner, other: DraftOwner): boolean {
  return one.userId === other.userId && one.id === other.id;
}

/** A store that was tampered with loses what is no draft. */
function toKept<Draft>(
  stored: unknown,
  toDraft: (stored: unknown) => Draft | null,
): readonly KeptDraft<Draft>[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown) => {
    const draft = isRecord(each) ? toDraft(each['draft']) : null;
    if (!isRecord(each) || draft === null || typeof each['userId'] !== 'string') return [];
    const { userId, id, updatedAt } = each;
    return [{ userId, id: textOrNull(id), updatedAt: textOrNull(updatedAt), draft }];
  });
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
