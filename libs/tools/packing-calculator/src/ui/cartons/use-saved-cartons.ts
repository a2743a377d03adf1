import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { useCallback, useEffect, useState } from 'react';
import type { cartonSchema, CartonInput } from '../../engine/packing-calculator.schema.ts';
import { keptAfter } from './kept-cartons.ts';

/** Lent by the page, which has it anyway: what is loaded with this list brings no second one. */
export type CartonSchema = typeof cartonSchema;

const STORAGE_KEY = 'own-cartons';

/** Tells how the cartons on the page have changed. */
type Follow = (before: readonly CartonInput[], after: readonly CartonInput[]) => void;

/** The own cartons that this browser keeps, on the page or not; and a way to follow those that are on it. */
export function useSavedCartons(schema: CartonSchema): [readonly CartonInput[], Follow] {
  const { storage } = useToolEnvironment();
  const [saved, setSaved] = useState<readonly CartonInput[]>([]);
  useEffect(() => {
    const read = () => setSaved(cartonsIn(storage.read(STORAGE_KEY), schema));
    read();
    return storage.subscribe(STORAGE_KEY, read);
  }, [storage, schema]);
  const follow = useCallback<Follow>(
    (before, after) => {
      const kept = keptAfter(cartonsIn(storage.read(STORAGE_KEY), schema), before, cartonsIn(after, schema));
      setSaved(kept);
      storage.write(STORAGE_KEY, kept);
    },
    [storage, schema],
  );
  return [saved, follow];
}

/** Those that the engine would accept: nothing half typed is kept, nothing tampered with is taken. */
function cartonsIn(stored: unknown, schema: CartonSchema): CartonInput[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const checked = schema.safeParse(entry);
    return checked.success ? [checked.data] : [];
  });
}
