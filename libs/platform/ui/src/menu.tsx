import type { KeyboardEvent, ReactElement } from 'react';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-set.ts';
import { keepOnScreen } from './keep-on-screen.ts';
import { MenuButton } from './menu-button.tsx';
import { menuItem } from './menu-item.ts';
import styles from './menu.module.css';
import { usePopup } from './popup.ts';
import popup from './popup.module.css';

export interface MenuItem<T extends string = string> {
  id: T;
  label: string;
  /** Of the label, where it is not the page's: names of languages. */
  lang?: string | undefined;
  /** An element for what is not in the set of the site. */
  icon?: IconName | ReactElement | undefined;
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
  /** For a menu that is loaded when its button is pressed. */
  isOpenAtFirst?: boolean | undefined;
}

export function Menu<T extends string>(props: MenuProps<T>) {
  const { label, items, value, onSelect, align = 'end', isOpenAtFirst, ...button } = props;
  const { isOpen, open, close, id: menuId, root, trigger, toggle } = usePopup(isOpenAtFirst);

  function choose(id: T) {
    close();
    onSelect(id);
  }

  return (
    <div ref={root} className={popup.root}>
      <MenuButton
        ref={trigger}
        {...button}
        label={label}
        isOpen={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={toggle}
        onOpen={open}
      />
      {isOpen && (
        <div
          id={menuId}
          ref={openMenu}
          role="menu"
          aria-label={label}
          className={classNames(popup.panel, popup[align], styles.menu)}
          onKeyDown={(event) => moveFocus(event, close)}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              tabIndex={-1}
              lang={item.lang}
              className={menuItem.item}
              role={value === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={value === undefined ? undefined : item.id === value}
              onClick={() => choose(item.id)}
            >
              {typeof item.icon === 'string' ? <Icon name={item.icon} size={18} /> : item.icon}
              <span className={menuItem.words}>{item.label}</span>
              {item.id === value && <Icon name="check" size={18} />}
            </button>
          ))}
        </div>
      )}
    </div>
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
