import { Button, IconButton } from '@seller-toolbox/ui';
import { useLayoutEffect, useRef } from 'react';
import { useHostWords } from '../../site/base/site-words.tsx';
import { storedToolList } from '../../site/base/stored-tool-list.ts';
import { showToolList, type ToolListState } from '../../site/base/tool-list.ts';
import styles from './sidebar.module.css';
import { ToolNavigation } from './tool-navigation.tsx';

const LIST_ID = 'tool-list';
/** Brings the entry of a tool into sight. The page calls it, because its list hydrates later. */
export function useEntryInSight(currentId: string): void {
  useLayoutEffect(() => {
    const box = document.getElementById(LIST_ID);
    const entry = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !entry) return;
    const above = box.firstElementChild?.clientHeight ?? 0;
    const headings = [...box.querySelectorAll<HTMLElement>('[data-group]')].map(
      (group) => group.offsetTop - above,
    );
    const isInView = (top: number) => entry.offsetTop + entry.offsetHeight <= top + box.clientHeight;
    // Scrolls the list only, to the first heading below which the entry is in view; `scrollIntoView` may also scroll the page.
    box.scrollTop = [0, ...headings].find(isInView) ?? entry.offsetTop - above;
  }, [currentId]);
}

/** The list of tools beside the tool, which can be hidden permanently. Narrow screens have it in the menu of the header. */
export function Sidebar({ currentId }: { currentId: string }) {
  const t = useHostWords();
  const opener = useRef<HTMLButtonElement>(null);
  const folder = useRef<HTMLButtonElement>(null);

  function open() {
    store('open');
    folder.current?.focus();
  }

  function fold() {
    store('folded');
    opener.current?.focus();
  }

  return (
    <>
      <Button
        ref={opener}
        className={styles.opener}
        icon="menu"
        size="s"
        aria-expanded={false}
        aria-controls={LIST_ID}
        onClick={open}
      >
        {t('tool.openNavigation')}
      </Button>
      <aside id={LIST_ID} className={styles.side}>
        <div className={styles.head}>
          <b>{t('tool.openNavigation')}</b>
          <IconButton
            ref={folder}
            icon="menu"
            size="s"
            label={t('tool.foldNavigation')}
            aria-expanded
            aria-controls={LIST_ID}
            onClick={fold}
          />
        </div>
        <ToolNavigation currentId={currentId} />
      </aside>
    </>
  );
}

/** The styles follow an attribute of the page, which the next visit sets before it is painted. */
function store(state: ToolListState): void {
  storedToolList.write(state);
  showToolList(state, document);
}
