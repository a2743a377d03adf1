import { fromStorage } from '@seller-toolbox/browser-kit/storage';
import { parseJson } from '@seller-toolbox/tool-contract/json';
import { toEventQueue, type NamedBatch } from './event-queue.model.ts';

/** Batches of tabs that were closed without a connection; the next tab sends them. */
export interface OrphanedBatches {
  /** The oldest first. */
  read(): readonly NamedBatch[];
  add(batches: readonly NamedBatch[]): void;
  /** What has arrived; two tabs may have sent it under the one name, and it counts once. */
  remove(batchId: string): void;
}

/** The oldest go first. */
const MAX_BATCHES = 10;
/** Each batch has its own key: what one tab removes cannot undo what another one leaves at that moment. */
const KEY = 'stb:events-left:';

export function createOrphanedBatches(area: () => Storage = () => localStorage): OrphanedBatches {
  const read = () => fromStorage(area, readAll, []);
  const remove = (batchId: string) =>
    fromStorage(area, (storage) => storage.removeItem(KEY + batchId), undefined);
  return {
    read,
    add(batches) {
      fromStorage(
        area,
        (storage) => batches.forEach((batch) => storage.setItem(KEY + batch.batch_id, JSON.stringify(batch))),
        undefined,
      );
      for (const { batch_id } of read().slice(0, -MAX_BATCHES)) remove(batch_id);
    },
    remove,
  };
}

function readAll(storage: Storage): readonly NamedBatch[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(KEY))
    .flatMap((key) => toEventQueue({ unsettled: parseJson(storage.getItem(key)) }).unsettled ?? [])
    .sort((one, other) => firstMoment(one) - firstMoment(other));
}

const firstMoment = ({ events: [first] }: NamedBatch): number => new Date(first?.timestamp ?? 0).getTime();
