import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { classNames } from './class-names.ts';
import { useDismiss } from './dismiss.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-set.ts';
import { keepOnScreen } from './keep-on-screen.ts';
import styles from './menu.module.css';

export interface MenuItem<T extends string = string> {
  id: T;
  label: string;
  /** Of the label, where it is not the page's: names of languages. */
  lang?: string | undefined;
  icon?: IconName | undefined;
}

export interface MenuProps<T extends string = string> {
  /** What the menu is for. */
  label: string;
  /** On the button, such as the present choice; the label when not given. */
  text?: string | undefined;
  icon?: IconName | undefined;
  items: readonly MenuItem<T>[];
  /** Given where the menu chooses one of its items. */
  value?: T | undefined;
  onSelect: (id: T) => void;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  words?: 'always' | 'wide' | undefined;
  align?: 'start' | 'end' | undefined;
}

export function Menu<T extends string>(props: MenuProps<T>) {
  const { label, text, icon, items, value, onSelect, variant = 'quiet', size, words, align = 'end' } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  useDismiss(root, open, (by) => (by === 'escape' ? close() : setOpen(false)));

  function choose(id: T) {
    close();
    onSelect(id);
  }

  return (
    <div ref={root} className={styles.root}>
      <Button
        ref={trigger}
        variant={variant}
        size={size}
        icon={icon}
        words={words}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <MenuText label={label} text={text} />
      </Button>
      {open && (
        <div
          id={menuId}
          ref={openMenu}
          role="menu"
          aria-label={label}
          className={classNames(styles.menu, styles[align])}
          onKeyDown={(event) => moveFocus(event, close)}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              tabIndex={-1}
              lang={item.lang}
              className={styles.item}
              role={value === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={value === undefined ? undefined : item.id === value}
              onClick={() => choose(item.id)}
            >
              {item.icon && <Icon name={item.icon} size={18} />}
              <span className={styles.words}>{item.label}</span>
              {item.id === value && <Icon name="check" size={18} />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function MenuText({ label, text }: { label: string; text: string | undefined }) {
  return (
    <span className={styles.text}>
      {text !== undefined && <span className="visually-hidden">{label}: </span>}
      {text ?? label}
      <Icon name="chevron-down" size={14} />
    </span>
  );
}

function openMenu(menu: HTMLElement | null) {
  keepOnScreen(menu);
  const chosen = menu?.querySelector<HTMLElement>('[aria-checked="true"]');
  (chosen ?? menu?.querySelector<HTMLElement>('button'))?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLElement>, close: () => void) {
  if (event.key === 'Tab') {
    close();
    return;
  }
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = items.findIndex((item) => item === document.activeElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[(target + items.length) % items.length]?.focus();
}
