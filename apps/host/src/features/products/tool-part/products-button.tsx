import { retryOrReload } from '@seller-toolbox/browser-kit/reload-page';
import type { ToolEnvironment } from '@seller-toolbox/tool-kit';
import { Button } from '@seller-toolbox/ui';
import { MenuButton } from '@seller-toolbox/ui/menu-button';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHostWords, useSiteWords } from '../../../site/base/site-words.tsx';
import { hasPendingProducts } from '../pending-products.ts';
import { useIsNarrow } from '../use-is-narrow.ts';
import type { ProductsMenu } from './products-menu.tsx';

interface LoadedMenu {
  readonly Menu: typeof ProductsMenu;
  readonly isOpenAtFirst: boolean;
}

/** Pixels; the frame of tools has its sheet up to there. */
const SHEET_UP_TO = 600;

const importMenu = () => import('./products-menu.tsx');

/** The button of the menu that connects a tool with the list: all that a page loads of it until it is used. */
export function productsButtonOf(toolId: string): NonNullable<ToolEnvironment['ProductsMenu']> {
  return function ProductsButton({ tool, sheetId }) {
    const isPhone = useIsNarrow(SHEET_UP_TO);
    const sheet = isPhone ? document.getElementById(sheetId) : null;
    const { status, loaded, button, open } = useMenu(sheet);
    const t = useHostWords();
    if (loaded) {
      const { Menu, isOpenAtFirst } = loaded;
      return <Menu {...{ tool, toolId, sheet, isOpenAtFirst }} />;
    }
    const hasFailed = status === 'failed';
    const label = t(hasFailed ? 'header.loadFailed' : 'header.products');
    const look = {
      icon: hasFailed ? 'triangle-alert' : 'package',
      words: 'wide',
      busy: status === 'loading',
    } as const;
    return sheet ? (
      createPortal(
        <Button {...look} variant="quiet" onClick={open}>
          {label}
        </Button>,
        sheet,
      )
    ) : (
      <MenuButton
        {...look}
        ref={button}
        label={label}
        isOpen={false}
        onOpen={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
    );
  };
}

/** Loads the menu when its button is pressed, when the sheet opens, and for products that come along from the list. */
function useMenu(sheet: HTMLElement | null) {
  const words = useSiteWords();
  const language = useLanguage();
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [loaded, setLoaded] = useState<LoadedMenu | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function load(opens: boolean) {
    setStatus('loading');
    try {
      const [{ ProductsMenu: Menu }] = await Promise.all([
        importMenu(),
        words.addPageWords('tool-products', language),
      ]);
      const { activeElement, body } = document;
      // Closed where the focus is elsewhere by now: the menu would take it away.
      setLoaded({ Menu, isOpenAtFirst: opens && [button.current, body].some((at) => at === activeElement) });
    } catch {
      setStatus('failed');
    }
  }
  const loadHanded = useEffectEvent(() => {
    if (hasPendingProducts()) void load(false);
  });
  const loadForSheet = useEffectEvent(() => {
    if (status !== 'loading') void load(false);
  });
  useEffect(() => loadHanded(), []);
  const isLoaded = loaded !== null;
  useEffect(() => {
    if (!sheet || isLoaded) return undefined;
    const listener = () => loadForSheet();
    sheet.addEventListener('beforetoggle', listener);
    return () => sheet.removeEventListener('beforetoggle', listener);
  }, [sheet, isLoaded]);
  const open = () => void load(true);
  return { status, loaded, button, open: status === 'failed' ? () => retryOrReload(open) : open };
}

/** A failure is reported where the menu is opened. */
function prefetch() {
  importMenu().catch(() => undefined);
}
