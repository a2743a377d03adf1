import { Button, classNames, IconButton, useDismiss } from '@seller-toolbox/ui';
import { useRef, useState } from 'react';
import { useHostWords } from '../../app/site-words.tsx';
import { ToolNavigation } from './tool-navigation.tsx';
import styles from './sidebar.module.css';

/** The list of tools: beside the tool on a wide screen, a drawer on a small one. */
export function Sidebar({ currentId }: { currentId: string }) {
  const t = useHostWords();
  const [isOpen, setOpen] = useState(false);
  const drawer = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
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
        onClick={() => setOpen(true)}
      >
        {t('tool.openNavigation')}
      </Button>
      {isOpen && <div className={styles.backdrop} />}
      <aside ref={drawer} id="tool-list" className={classNames(styles.side, isOpen && styles.open)}>
        {isOpen && (
          <div className={styles.drawerHead}>
            <b>{t('tool.openNavigation')}</b>
            <IconButton ref={focusOnArrival} icon="x" label={t('tool.close')} onClick={close} />
          </div>
        )}
        <ToolNavigation currentId={currentId} onLeave={() => setOpen(false)} />
      </aside>
    </>
  );
}

function focusOnArrival(button: HTMLButtonElement | null) {
  button?.focus();
}
