import { Button, type ButtonProps } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './menu-button.module.css';

export interface MenuButtonProps extends ButtonProps {
  /** What the menu is for. */
  label: string;
  /** On the button, such as the present choice; the label when not given. */
  text?: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

/** The button of a menu: the arrow key downwards opens it too. */
export function MenuButton({ label, text, isOpen, onOpen, variant = 'quiet', ...button }: MenuButtonProps) {
  return (
    <Button
      onClick={onOpen}
      {...button}
      variant={variant}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || isOpen) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <span className={styles.text}>
        {text !== undefined && <span className="visually-hidden">{label}: </span>}
        {text ?? label}
        <Icon name="chevron-down" size={14} />
      </span>
    </Button>
  );
}
