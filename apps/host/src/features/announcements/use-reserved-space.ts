import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RESERVED, type ReservedPosition } from '@seller-toolbox/announcement-view/reserved-space';

const reservedPositions = (page: HTMLElement) =>
  (page.getAttribute(RESERVED) ?? '').split(' ').filter(Boolean);

function setReserved(position: ReservedPosition, isOpen: boolean): void {
  const page = document.documentElement;
  const others = reservedPositions(page).filter((other) => other !== position);
  page.setAttribute(RESERVED, [...others, ...(isOpen ? [position] : [])].join(' '));
}

export interface ReservedSpace {
  readonly isOpen: boolean;
  /** Call it only on an action of the visitor: the content below moves up. */
  readonly close: () => void;
}

/**
 * The space that the page reserves at a position. It opens and closes only on navigation, when the whole page renders anyway;
 * announcements that arrive in between float over the page (decision 0013).
 */
export function useReservedSpace(position: ReservedPosition, isWanted: boolean): ReservedSpace {
  const { pathname } = useLocation();
  const [state, setState] = useState(() => ({
    pathname,
    isOpen: reservedPositions(document.documentElement).includes(position),
  }));
  useLayoutEffect(() => {
    if (state.pathname === pathname) return;
    setReserved(position, isWanted);
    // Runs before the paint, so the second render is not visible.
    setState({ pathname, isOpen: isWanted });
  }, [position, isWanted, pathname, state.pathname]);
  return {
    isOpen: state.isOpen,
    close: () => {
      setReserved(position, false);
      setState({ pathname, isOpen: false });
    },
  };
}
