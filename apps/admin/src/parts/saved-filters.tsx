import { useLanguage } from '@seller-toolbox/words/react';
import { Button, Field, IconButton, TextInput } from '@seller-toolbox/ui';
import { Popover } from '@seller-toolbox/ui/popover';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminAddress } from '../app/admin-paths.ts';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useUser } from '../session/session-context.tsx';
import styles from './saved-filters.module.css';
import {
  filtersOf,
  MAX_FILTER_NAME,
  namedQuery,
  storedFilters,
  withFilter,
  withoutFilter,
  type NamedFilter,
} from './stored-filters.ts';

/** The admin's own views of the list, by name: chosen, kept and removed. */
export function SavedFilters() {
  const t = useFrameWords();
  const { pathname } = useLocation();
  const { id: userId } = useUser();
  const owner = { userId, list: pathname };
  const filtersByOwner = useSyncExternalStore(storedFilters.subscribe, storedFilters.read);
  const filters = filtersOf(filtersByOwner, owner);
  return (
    <Popover label={t('savedFilters.title')} icon="star" align="start">
      {(close) => (
        <div className={styles.panel}>
          <FilterList
            filters={filters}
            onChosen={close}
            onRemove={(name) => storedFilters.write(withoutFilter(filtersByOwner, owner, name))}
          />
          <SaveForm onSave={(filter) => storedFilters.write(withFilter(filtersByOwner, owner, filter))} />
        </div>
      )}
    </Popover>
  );
}

interface FilterListProps {
  readonly filters: readonly NamedFilter[];
  readonly onChosen: () => void;
  readonly onRemove: (name: string) => void;
}

function FilterList({ filters, onChosen, onRemove }: FilterListProps) {
  const t = useFrameWords();
  const language = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (filters.length === 0) return <p className={styles.note}>{t('savedFilters.none')}</p>;
  return (
    <ul className={styles.list}>
      {filters.map(({ name, query }) => (
        <li key={name} className={styles.row}>
          <Button
            variant="quiet"
            size="s"
            className={styles.name}
            onClick={() => {
              void navigate(adminAddress(`${pathname}?${query}`, language));
              onChosen();
            }}
          >
            {name}
          </Button>
          <IconButton
            size="s"
            icon="trash"
            label={t('savedFilters.remove', { name })}
            onClick={() => onRemove(name)}
          />
        </li>
      ))}
    </ul>
  );
}

function SaveForm({ onSave }: { onSave: (filter: NamedFilter) => void }) {
  const t = useFrameWords();
  const { search } = useLocation();
  const [typed, setTyped] = useState('');
  const query = namedQuery(search);
  const name = typed.trim();

  function save(event: FormEvent) {
    event.preventDefault();
    if (name === '') return;
    onSave({ name, query });
    setTyped('');
  }

  if (query === '') return <p className={styles.note}>{t('savedFilters.nothing')}</p>;
  return (
    <form className={styles.form} onSubmit={save}>
      <Field label={t('savedFilters.name')}>
        <TextInput maxLength={MAX_FILTER_NAME} value={typed} onValueChange={setTyped} />
      </Field>
      <Button type="submit" size="s" disabled={name === ''}>
        {t('savedFilters.save')}
      </Button>
    </form>
  );
}
