import { usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { Button, Checkbox, Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { CartonInput } from '../../engine/packing-calculator.schema.ts';
import { LATE_WORDS, type LateWords } from '../late/late-words.ts';
import { CartonFields, type SharedFields } from './carton-fields.tsx';
import { cartonsNotAmong } from './merge-saved-cartons.ts';
import { withCartons, withNewCarton } from './new-carton.ts';
import styles from './personal-carton-list.module.css';
import { useSavedCartons, type CartonSchema } from './use-saved-cartons.ts';

export interface PersonalCartonListProps {
  personal: readonly CartonInput[];
  schema: CartonSchema;
  fields: SharedFields;
  isOnlyPersonal: boolean;
  errorOf: (carton: CartonInput, field: keyof CartonInput) => string | undefined;
  onType: (personal: readonly CartonInput[]) => void;
  onOffer: (personal: readonly CartonInput[], isOnlyPersonal?: boolean) => void;
  /** How many more the engine takes. */
  freeSlots: number;
}

/** The personal cartons, saved at every change; saved ones that are not on the page can be added. */
export function PersonalCartonList(props: PersonalCartonListProps) {
  const { personal, schema, fields, isOnlyPersonal, errorOf, freeSlots } = props;
  const [saved, follow] = useSavedCartons(schema);
  const t = useWords<LateWords>(LATE_WORDS);
  const platform = usePlatformWords();
  const [removed, setRemoved] = useState<{ name: string; before: readonly CartonInput[] } | null>(null);
  const onType = (next: readonly CartonInput[]) => {
    follow(personal, next);
    props.onType(next);
  };
  const onOffer: PersonalCartonListProps['onOffer'] = (next, isOnly) => {
    follow(personal, next);
    props.onOffer(next, isOnly);
  };
  const missing = cartonsNotAmong(personal, saved).slice(0, Math.max(0, freeSlots));
  return (
    <div className={styles.cartons}>
      <p className={styles.note}>{t('late.ownCartonsHint')}</p>
      {personal.map((carton) => (
        <CartonFields
          key={carton.id}
          carton={carton}
          fields={fields}
          errorOf={(field) => errorOf(carton, field)}
          onChange={(change) => {
            setRemoved(null);
            onType(personal.map((other) => (other === carton ? { ...other, ...change } : other)));
          }}
          onRemove={() => {
            setRemoved({ name: carton.name || carton.id, before: personal });
            onOffer(personal.filter((other) => other !== carton));
          }}
        />
      ))}
      {removed && (
        <Notice
          live="polite"
          actions={
            <Button
              size="s"
              autoFocus
              onClick={() => {
                setRemoved(null);
                onOffer(removed.before);
              }}
            >
              {platform('frame.undo')}
            </Button>
          }
        >
          {t('late.cartonRemoved', { name: removed.name })}
        </Notice>
      )}
      {personal.length > 0 && (
        <Checkbox
          label={t('late.onlyOwn')}
          checked={isOnlyPersonal}
          onCheckedChange={(checked) => onOffer(personal, checked)}
        />
      )}
      <div className={styles.actions}>
        <Button
          icon="plus"
          disabled={freeSlots <= 0}
          onClick={() => {
            setRemoved(null);
            onOffer(withNewCarton(personal));
          }}
        >
          {t('late.addCarton')}
        </Button>
        {missing.length > 0 && (
          <Button onClick={() => onOffer(withCartons(personal, missing))}>
            {t('late.savedCartons', { count: missing.length })}
          </Button>
        )}
      </div>
    </div>
  );
}
