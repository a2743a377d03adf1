import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';

/** The page that the visitor came to, until it has hydrated. */
interface FirstPage {
  readonly pathname: string;
  readonly prerenderedAt: number | null;
}

const FirstPageContext = createContext<RefObject<FirstPage | null>>({ current: null });

/**
 * Holds the instant that the page was prerendered at. It is no state: a change above parts that have not hydrated yet
 * would make all of them hydrate at once.
 */
export function HydrationProvider(props: { prerenderedAt: number | null; children: ReactNode }) {
  const { pathname } = useLocation();
  const first = useRef<FirstPage | null>({ pathname, prerenderedAt: props.prerenderedAt });
  return <FirstPageContext value={first}>{props.children}</FirstPageContext>;
}

/** The instant that the page was prerendered at; null on every page but the one that hydrates. It stays while the page does. */
export function usePrerenderedAt(): number | null {
  const { pathname } = useLocation();
  const first = useContext(FirstPageContext);
  const [prerenderedAt] = useState(() =>
    first.current?.pathname === pathname ? first.current.prerenderedAt : null,
  );
  return prerenderedAt;
}

/** Called by the content of a page, which hydrates after its head: whatever is drawn from then on was not prerendered. */
export function useEndOfPrerendered(): void {
  const first = useContext(FirstPageContext);
  useEffect(() => {
    first.current = null;
  }, [first]);
}

/**
 * A part that hydrates after what is around it, so that a tool answers before the frame of the page does. Whoever reaches for it
 * earlier hydrates it by that.
 */
export function HydratesLater({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
