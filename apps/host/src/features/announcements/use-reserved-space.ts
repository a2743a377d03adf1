import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ROOM, type RoomPosition } from '@seller-toolbox/announcement-view/reserved-space';

const roomsOf = (page: HTMLElement) => (page.getAttribute(ROOM) ?? '').split(' ').filter(Boolean);

function setRoom(position: RoomPosition, isOpen: boolean): void {
  const page = document.documentElement;
  const others = roomsOf(page).filter((other) => other !== position);
  page.setAttribute(ROOM, [...others, ...(isOpen ? [position] : [])].join(' '));
}

export interface Room {
  readonly isOpen: boolean;
  /** To be called from what the visitor does: what is below moves up. */
  readonly close: () => void;
}

/**
 * The room that the page keeps at a position. It is made and given up only with a change of page, when everything is drawn
 * anyway; what comes in between has to do without (decision 0013).
 */
export function useRoom(position: RoomPosition, isWanted: boolean): Room {
  const { pathname } = useLocation();
  const [state, setState] = useState(() => ({
    pathname,
    isOpen: roomsOf(document.documentElement).includes(position),
  }));
  useLayoutEffect(() => {
    if (state.pathname === pathname) return;
    setRoom(position, isWanted);
    // The page is measured before it is painted, so this is no second drawing that anybody sees.
    setState({ pathname, isOpen: isWanted });
  }, [position, isWanted, pathname, state.pathname]);
  return {
    isOpen: state.isOpen,
    close: () => {
      setRoom(position, false);
      setState({ pathname, isOpen: false });
    },
  };
}
