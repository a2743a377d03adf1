import { useToolWords } from '@seller-toolbox/tool-kit';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Checkbox, Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { CartonInput } from '../../engine/packing-calculator.schema.ts';
import type zh from '../../locales/zh.json';
import { CartonFields, type LentFields } from './carton-fields.tsx';
import { cartonsNotAmong } from './kept-cartons.ts';
import { withCartons, withNewCarton } from './new-carton.ts';
import styles from './own-carton-list.module.css';
import { useSavedCartons, type CartonSchema } from './use-saved-cartons.ts';

export interface OwnCartonListProps {
  own: readonly CartonInput[];
  schema: CartonSchema;
  fields: LentFields;
  isOnlyOwn: boolean;
  errorOf: (carton: CartonInput, field: keyof CartonInput) => string | undefined;
  onType: (own: readonly CartonInput[]) => void;
  onOffer: (own: readonly CartonInput[], isOnlyOwn?: boolean) => void;
  /** How many more the engine takes. */
  room: number;
}

/** The own cartons, kept by the browser with every change; what it keeps besides can be brought back. */
export function OwnCartonList(props: OwnCartonListProps) {
  const { own, schema, fields, isOnlyOwn, errorOf, room } = props;
  const [saved, follow] = useSavedCartons(schema);
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const [removed, setRemoved] = useState<{ name: string; before: readonly CartonInput[] } | null>(null);
  const onType = (next: readonly CartonInput[]) => {
    follow(own, next);
    props.onType(next);
  };
  const onOffer: OwnCartonListProps['onOffer'] = (next, isOnly) => {
    follow(own, next);
    props.onOffer(next, isOnly);
  };
  const missing = cartonsNotAmong(own, saved).slice(0, Math.max(0, room));
  return (
    <div className={styles.cartons}>
      <p className={styles.note}>{t('ui.ownCartonsHint')}</p>
      {own.map((carton) => (
        <CartonFields
          key={carton.id}
          carton={carton}
          fields={fields}
          errorOf={(field) => errorOf(carton, field)}
          onChange={(change) => {
            setRemoved(null);
            onType(own.map((other) => (other === carton ? { ...other, ...change } : other)));
          }}
          onRemove={() => {
            setRemoved({ name: carton.name || carton.id, before: own });
            onOffer(own.filter((other) => other !== carton));
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
          {t('ui.cartonRemoved', { name: removed.name })}
        </Notice>
      )}
      {own.length > 0 && (
        <Checkbox
          label={t('ui.onlyOwn')}
          checked={isOnlyOwn}
          onCheckedChange={(checked) => onOffer(own, checked)}
        />
      )}
      <div className={styles.actions}>
        <Button
          icon="plus"
          disabled={room <= 0}
          onClick={() => {
            setRemoved(null);
            onOffer(withNewCarton(own));
          }}
        >
          {t('ui.addCarton')}
        </Button>
        {missing.length > 0 && (
          <Button onClick={() => onOffer(withCartons(own, missing))}>
            {t('ui.savedCartons', { count: missing.length })}
          </Button>
        )}
      </div>
    </div>
  );
}
