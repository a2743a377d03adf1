import { isRecord, parseJson } from '@seller-toolbox/tool-contract/json';
import { createStored, type Area } from '@seller-toolbox/browser-kit/storage';

/** The admin and the row of a draft. */
export interface DraftOwner {
  readonly userId: string;
  /** Id of the edited row; null for a new one. */
  readonly id: string | null;
}

/** Unsaved input. It survives a wrong click, and a crash where the storage accepted it. */
export interface StoredDraft<Draft> extends DraftOwner {
  /** The version that was edited. */
  readonly updatedAt: string | null;
  readonly draft: Draft;
}

export interface DraftStore<Draft> {
  /** The newest first. */
  readonly all: () => readonly StoredDraft<Draft>[];
  readonly of: (owner: DraftOwner) => StoredDraft<Draft> | undefined;
  /**
   * Keeps one per admin and row. Where the storage is full, the oldest are evicted; if that is not enough, all of
   * them live as long as the page.
   */
  readonly keep: (draft: StoredDraft<Draft>) => void;
  readonly forget: (owner: DraftOwner) => void;
}

export interface DraftStoreOptions<Draft> {
  readonly key: string;
  /** Null for an invalid draft; must accept anything. */
  readonly toDraft: (stored: unknown) => Draft | null;
  /** Left out, the browser's local storage. */
  readonly area?: () => Area;
}

/** Maximum for each kind; the oldest is evicted. */
export const MAX_DRAFTS = 10;

/** Drafts of one kind in this browser. They are read again each time: other tabs write theirs. */
export function createDraftStore<Draft>({
  key,
  toDraft,
  area = () => localStorage,
}: DraftStoreOptions<Draft>): DraftStore<Draft> {
  const stored = createStored<readonly StoredDraft<Draft>[]>({
    key,
    parse: (text) => toDrafts(parseJson(text), toDraft),
    format: (draft) => JSON.stringify(draft),
    area,
  });
  const others = (owner: DraftOwner) => stored.read().filter((draft) => !isSameOwner(draft, owner));
  const find = (owner: DraftOwner) => stored.read().find((draft) => isSameOwner(draft, owner));

  return {
    all: stored.read,
    of: find,
    keep(draft) {
      const drafts = [draft, ...others(draft)].slice(0, MAX_DRAFTS);
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

function isSameOwner(one: DraftOwner, other: DraftOwner): boolean {
  return one.userId === other.userId && one.id === other.id;
}

/** Parses stored drafts; invalid entries are dropped. */
function toDrafts<Draft>(
  stored: unknown,
  toDraft: (stored: unknown) => Draft | null,
): readonly StoredDraft<Draft>[] {
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
