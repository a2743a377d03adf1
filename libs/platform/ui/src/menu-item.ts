import styles from './menu-item.module.css';

/** The look of one line in a menu, for lines that are links or buttons of somebody else. */
export const menuItem: { readonly item: string | undefined; readonly words: string | undefined } = {
  item: styles.item,
  words: styles.words,
};
