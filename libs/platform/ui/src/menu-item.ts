import styles from './menu-item.module.css';

/** The style of one line in a menu, for lines that are links or buttons of other components. */
export const menuItem: { readonly item: string | undefined; readonly words: string | undefined } = {
  item: styles.item,
  words: styles.words,
};
