import { createListeners } from '@seller-toolbox/browser-kit/observed';

/** The fragment of the page's address, where a tool keeps its inputs: nothing typed reaches a server or a log. */
export interface ToolAddress {
  /** The page that the address is of, without its fragment and language. */
  page(): string;
  read(): string;
  /** Replaces the fragment without a history entry. */
  replace(fragment: string): void;
  /** The address that restores a fragment, whole. */
  link(fragment: string): string;
  /** Notifies when the fragment was changed from outside: a pasted link, the back button. */
  subscribe(listener: () => void): () => void;
}

export function createBrowserAddress(): ToolAddress {
  const withFragment = (fragment: string) => {
    const address = new URL(window.location.href);
    address.hash = fragment;
    return address.href;
  };
  return {
    page: () => window.location.pathname,
    read: () => window.location.hash.slice(1),
    replace: (fragment) => window.history.replaceState(window.history.state, '', withFragment(fragment)),
    link: withFragment,
    subscribe: (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
  };
}

export interface MemoryAddress extends ToolAddress {
  /** As by a pasted link or the back button. */
  visit(fragment: string): void;
  /** As by a link to another page, which is still loaded. */
  leaveFor(page: string, fragment: string): void;
}

/** An address that lives in memory, for tests. */
export function createMemoryAddress(initial = ''): MemoryAddress {
  let current = initial;
  let page = '';
  const listeners = createListeners();
  return {
    page: () => page,
    read: () => current,
    replace: (fragment) => {
      current = fragment;
    },
    link: (fragment) => `https://example.test/#${fragment}`,
    subscribe: listeners.add,
    visit: (fragment) => {
      current = fragment;
      listeners.notify();
    },
    leaveFor: (next, fragment) => {
      page = next;
      current = fragment;
    },
  };
}
