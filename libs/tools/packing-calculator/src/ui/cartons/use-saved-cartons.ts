import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { useCallback, useEffect, useState } from 'react';
import type { cartonSchema, CartonInput } from '../../engine/packing-calculator.schema.ts';

/** Lent by the page, which has it anyway: what is loaded with this list brings no second one. */
export type CartonSchema = typeof cartonSchema;

const STORAGE_KEY = 'own-cartons';

/** The own cartons that this browser keeps, also after a reset; and a way to keep others instead. */
export function useSavedCartons(
  schema: CartonSchema,
): [readonly CartonInput[], (cartons: readonly CartonInput[]) => void] {
  const { storage } = useToolEnvironment();
  const [saved, setSaved] = useState<readonly CartonInput[]>([]);
  useEffect(() => {
    const read = () => setSaved(cartonsIn(storage.read(STORAGE_KEY), schema));
    read();
    return storage.subscribe(STORAGE_KEY, read);
  }, [storage, schema]);
  const save = useCallback(
    (cartons: readonly CartonInput[]) => {
      const whole = cartonsIn(cartons, schema);
      setSaved(whole);
      storage.write(STORAGE_KEY, whole);
    },
    [storage, schema],
  );
  return [saved, save];
}

/** Those that the engine would accept: nothing half typed is kept, nothing tampered with is taken. */
function cartonsIn(stored: unknown, schema: CartonSchema): CartonInput[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const checked = schema.safeParse(entry);
    return checked.success ? [checked.data] : [];
  });
}
