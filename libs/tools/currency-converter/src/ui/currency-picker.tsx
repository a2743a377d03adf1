import { useToolWords } from '@seller-toolbox/tool-kit';
import { useLanguage } from '@seller-toolbox/words/react';
import { classNames, Field, TextInput } from '@seller-toolbox/ui';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import type zh from '../locales/zh.json';
import { CurrencyName } from './currency-name.tsx';
import styles from './currency-picker.module.css';
import { currencyChoices, searchCurrencies, type CurrencyChoice } from './currency-search.ts';

export interface CurrencyPickerProps {
  label: string;
  value: string;
  /** The currencies with a rate; others are listed, but cannot be chosen. */
  codes: readonly string[];
  onValueChange: (code: string) => void;
  error: string | undefined;
}

/** A combobox of currencies, searched by code or name. The list opens on a click, on typing or with the arrow keys. */
export function CurrencyPicker({ label, value, codes, onValueChange, error }: CurrencyPickerProps) {
  const { t } = useToolWords<typeof zh>();
  const language = useLanguage();
  const listId = useId();
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = query !== null;
  const others = useOtherCurrencies(isOpen);
  const choices = useMemo(
    () => (isOpen ? currencyChoices(codes, language, others) : []),
    [isOpen, codes, language, others],
  );
  const found = useMemo(() => searchCurrencies(choices, query ?? ''), [choices, query]);

  const open = (next: string) => {
    setQuery(next);
    setActive(0);
  };
  const close = () => setQuery(null);
  const choose = (choice: CurrencyChoice | undefined) => {
    if (choice && !choice.hasRate) return;
    if (choice) onValueChange(choice.code);
    close();
  };
  const pressed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setActive(Math.min(Math.max(active + step, 0), Math.max(found.length - 1, 0)));
      else open('');
    } else if (isOpen && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      choose(found[active]);
    } else if (isOpen && event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={styles.picker}>
      <Field label={label} hint={<CurrencyName code={value} />} error={error}>
        <TextInput
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={found.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          icon="search"
          placeholder={value}
          value={query ?? value}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => isOpen || open('')}
          onBlur={close}
          onKeyDown={pressed}
          onValueChange={open}
        />
      </Field>
      {isOpen && (
        <div className={styles.panel}>
          <p className={styles.count} role="status">
            {found.length === 0 ? t('ui.noCurrencyFound') : t('ui.currencyCount', { count: found.length })}
          </p>
          {found.length > 0 && (
            <ul id={listId} role="listbox" aria-label={label} className={styles.list}>
              {found.map((choice, index) => (
                <Choice
                  key={choice.code}
                  id={`${listId}-${index}`}
                  choice={choice}
                  isActive={index === active}
                  isChosen={choice.code === value}
                  onChoose={choose}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** Every circulating currency, loaded when a list opens; none until then. */
function useOtherCurrencies(isOpen: boolean): readonly string[] {
  const [all, setAll] = useState<readonly string[]>(NO_CURRENCIES);
  useEffect(() => {
    if (!isOpen || all !== NO_CURRENCIES) return undefined;
    let isCurrent = true;
    import('@seller-toolbox/reference-data/currencies.data').then(
      ({ ACTIVE_CURRENCIES }) => isCurrent && setAll(ACTIVE_CURRENCIES),
      // Offline, the currencies with a rate are all there is.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, all]);
  return all;
}

const NO_CURRENCIES: readonly string[] = [];

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

interface ChoiceProps {
  id: string;
  choice: CurrencyChoice;
  isActive: boolean;
  isChosen: boolean;
  onChoose: (choice: CurrencyChoice) => void;
}

function Choice({ id, choice, isActive, isChosen, onChoose }: ChoiceProps) {
  const { t } = useToolWords<typeof zh>();
  return (
    <li
      id={id}
      ref={isActive ? scrollIntoView : undefined}
      role="option"
      aria-selected={isChosen}
      aria-disabled={!choice.hasRate}
      className={classNames(styles.choice, isActive && styles.active)}
      // The field keeps the focus, so that its list stays open until the choice is made.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      <b>{choice.code}</b> <span>{choice.name}</span>
      {!choice.hasRate && <small>{t('ui.noRate')}</small>}
    </li>
  );
}

function scrollIntoView(element: HTMLLIElement | null) {
  // jsdom has no scrollIntoView.
  element?.scrollIntoView?.({ block: 'nearest' });
}
