import { Button, classNames, IconButton, useDismiss } from '@seller-toolbox/ui';
import { useRef, useState } from 'react';
import { useHostWords } from '../../site/base/site-words.tsx';
import { storedToolList } from '../../site/base/stored-tool-list.ts';
import { showToolList, type ToolListState } from '../../site/base/tool-list.ts';
import { ToolNavigation } from './tool-navigation.tsx';
import styles from './sidebar.module.css';

/** Where the list stands beside the tool; below it is a drawer. As in the styles. */
const WIDE = '(min-width: 961px)';

/** The list of tools: beside the tool on a wide screen, where it folds away for good, a drawer on a small one. */
export function Sidebar({ currentId }: { currentId: string }) {
  const t = useHostWords();
  const [isOpen, setOpen] = useState(false);
  const drawer = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const folder = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  function open() {
    if (!matchMedia(WIDE).matches) {
      setOpen(true);
      return;
    }
    keep('open');
    folder.current?.focus();
  }

  function fold() {
    keep('folded');
    opener.current?.focus();
  }

  useDismiss(drawer, isOpen, (by) => (by === 'escape' ? close() : setOpen(false)));

  return (
    <>
      <Button
        ref={opener}
        className={styles.opener}
        icon="menu"
        size="s"
        aria-expanded={isOpen}
        aria-controls="tool-list"
        onClick={open}
      >
        {t('tool.openNavigation')}
      </Button>
      {isOpen && <div className={styles.backdrop} />}
      <aside ref={drawer} id="tool-list" className={classNames(styles.side, isOpen && styles.open)}>
        <div className={styles.head}>
          <b>{t('tool.openNavigation')}</b>
          {isOpen ? (
            <IconButton ref={focusOnArrival} icon="x" label={t('tool.close')} onClick={close} />
          ) : (
            <IconButton
              ref={folder}
              icon="menu"
              size="s"
              label={t('tool.foldNavigation')}
              aria-expanded
              aria-controls="tool-list"
              onClick={fold}
            />
          )}
        </div>
        <ToolNavigation currentId={currentId} onLeave={() => setOpen(false)} />
      </aside>
    </>
  );
}

/** The styles follow the page's own mark, which the next visit has before it is painted. */
function keep(state: ToolListState): void {
  storedToolList.write(state);
  showToolList(state, document);
}

function focusOnArrival(button: HTMLButtonElement | null) {
  button?.focus();
}
