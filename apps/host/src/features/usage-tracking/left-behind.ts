import { createStored, parseJson } from '../../app/storage.ts';
import { toEventQueue, type NamedBatch } from './event-queue.model.ts';

/** Batches of tabs that were closed without a connection; whichever tab comes next sends them. */
export interface LeftBehind {
  read(): readonly NamedBatch[];
  leave(batches: readonly NamedBatch[]): void;
  /** What has arrived; two tabs may have sent it under the one name, and it counts once. */
  remove(batchId: string): void;
}

/** The oldest go first. */
const MOST_BATCHES = 10;

export function createLeftBehind(area: () => Storage = () => localStorage): LeftBehind {
  const stored = () =>
    // Anew each time: other tabs write too, and a tab that goes away hears nothing of it.
    createStored<readonly NamedBatch[]>({
      key: 'stb:events-left',
      parse: (text) => toBatches(parseJson(text)),
      format: (batches) => JSON.stringify(batches),
      area,
    });
  const read = () => stored().read();
  const write = (batches: readonly NamedBatch[]) => stored().write(batches);
  return {
    read,
    leave: (batches) => {
      if (batches.length > 0) write([...read(), ...batches].slice(-MOST_BATCHES));
    },
    remove: (batchId) => write(read().filter(({ batch_id }) => batch_id !== batchId)),
  };
}

function toBatches(value: unknown): readonly NamedBatch[] {
  const batches = Array.isArray(value) ? value : [];
  return batches.flatMap((unsettled: unknown) => toEventQueue({ unsettled }).unsettled ?? []);
}
