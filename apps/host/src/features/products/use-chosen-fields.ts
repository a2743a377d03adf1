import { createJsonStorage } from '@seller-toolbox/browser-kit/json-storage';
import { useState } from 'react';
import { FIELD_IDS, isOwnField, type FieldId } from '@seller-toolbox/products';
import { FIRST_FIELDS } from './product-fields.ts';

const storage = createJsonStorage(() => localStorage);
const NAME = 'product-columns';

/** The fields that the table shows, in the order of all fields; remembered in this browser. */
export function useChosenFields(
  own: readonly FieldId[],
): readonly [readonly FieldId[], (fields: readonly FieldId[]) => void] {
  const [chosen, setChosen] = useState<readonly FieldId[]>(() => readStored() ?? FIRST_FIELDS);
  const known = [...FIRST_FIELDS, ...FIELD_IDS.filter((field) => !FIRST_FIELDS.includes(field)), ...own];
  const fields = known.filter((field) => chosen.includes(field));
  const key = fields.join(' ');
  const [stable, setStable] = useState({ key, fields });
  if (stable.key !== key) setStable({ key, fields });
  return [
    stable.key === key ? stable.fields : fields,
    (next) => {
      setChosen(next);
      storage.write(NAME, next);
    },
  ];
}

function readStored(): readonly FieldId[] | null {
  const stored = storage.read(NAME);
  if (!Array.isArray(stored)) return null;
  const fields = (stored as readonly unknown[]).filter(
    (field): field is FieldId =>
      typeof field === 'string' &&
      (isOwnField(field as FieldId) || FIELD_IDS.includes(field as (typeof FIELD_IDS)[number])),
  );
  return fields.length > 0 ? fields : null;
}
