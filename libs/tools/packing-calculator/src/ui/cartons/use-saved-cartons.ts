import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { useCallback, useEffect, useState } from 'react';
import { cartonSchema, type CartonInput } from '../../engine/packing-calculator.schema.ts';

const STORAGE_KEY = 'own-cartons';

/** The own cartons that this browser keeps, also after a reset; and a way to keep others instead. */
export function useSavedCartons(): [readonly CartonInput[], (cartons: readonly CartonInput[]) => void] {
  const { storage } = useToolEnvironment();
  const [saved, setSaved] = useState<readonly CartonInput[]>([]);
  useEffect(() => {
    const read = () => setSaved(cartonsIn(storage.read(STORAGE_KEY)));
    read();
    return storage.subscribe(STORAGE_KEY, read);
  }, [storage]);
  const save = useCallback(
    (cartons: readonly CartonInput[]) => {
      const whole = cartonsIn(cartons);
      setSaved(whole);
      storage.write(STORAGE_KEY, whole);
    },
    [storage],
  );
  return [saved, save];
}

/** Those that the engine would accept: nothing half typed is kept, nothing tampered with is taken. */
function cartonsIn(stored: unknown): CartonInput[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const checked = cartonSchema.safeParse(entry);
    return checked.success ? [checked.data] : [];
  });
}
