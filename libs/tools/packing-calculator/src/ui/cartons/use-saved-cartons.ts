import { useToolEnvironment, validItems } from '@seller-toolbox/tool-kit';
import { useCallback, useEffect, useState } from 'react';
import type { cartonSchema, CartonInput } from '../../engine/packing-calculator.schema.ts';
import { mergeSavedCartons } from './merge-saved-cartons.ts';

/** Passed by the page, so that this lazy chunk does not contain it again. */
export type CartonSchema = typeof cartonSchema;

const STORAGE_KEY = 'own-cartons';

/** Reports a change of the cartons on the page. */
type Follow = (before: readonly CartonInput[], after: readonly CartonInput[]) => void;

/** The personal cartons in storage, and a callback for changes of those on the page. */
export function useSavedCartons(schema: CartonSchema): [readonly CartonInput[], Follow] {
  const { storage } = useToolEnvironment();
  const [saved, setSaved] = useState<readonly CartonInput[]>([]);
  useEffect(() => {
    const read = () => setSaved(validItems<CartonInput>(storage.read(STORAGE_KEY), schema));
    read();
    return storage.subscribe(STORAGE_KEY, read);
  }, [storage, schema]);
  const follow = useCallback<Follow>(
    (before, after) => {
      const merged = mergeSavedCartons(
        validItems<CartonInput>(storage.read(STORAGE_KEY), schema),
        before,
        validItems<CartonInput>(after, schema),
      );
      setSaved(merged);
      storage.write(STORAGE_KEY, merged);
    },
    [storage, schema],
  );
  return [saved, follow];
}
