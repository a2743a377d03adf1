import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { replayEarlyInput } from './early-input.ts';

const LastPathContext = createContext<RefObject<string | null>>({ current: null });

/** Remembers where the visitor was, so that only a change of page moves the focus. */
export function HeadingFocusProvider({ children }: { children: ReactNode }) {
  const lastPath = useRef<string | null>(null);
  return <LastPathContext.Provider value={lastPath}>{children}</LastPathContext.Provider>;
}

/**
 * Stands at the end of a page's content: after a navigation it moves focus to the heading and the view to the top. On the
 * first page it does again what the visitor did too early.
 */
export function HeadingFocus() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useContext(LastPathContext);
  useEffect(() => {
    const isFirstPage = lastPath.current === null;
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    // Later, because a tool restores its input first.
    if (isFirstPage) setTimeout(replayEarlyInput);
    if (isFirstPage || isSamePage) return;
    if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [lastPath, navigationType, pathname]);
  return null;
}
