import { untilUsed } from '@seller-toolbox/browser-kit/first-use';
import {
  createContext,
  Suspense,
  use,
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
 * Holds the instant that the page was prerendered at. It is not state: a change above boundaries that have not hydrated yet
 * would hydrate all of them immediately.
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

/** Called by the content of a page, which hydrates after its head: everything rendered from then on was not prerendered. */
export function useEndOfPrerendered(): void {
  const first = useContext(FirstPageContext);
  useEffect(() => {
    first.current = null;
  }, [first]);
}

/**
 * A boundary that hydrates when the visitor first uses the page: until then links and menus work as the browser knows them. What is
 * above it must render the same element again, or end the wait before a change (`first-use.ts`): React would throw away
 * what it cannot hydrate yet.
 */
export function DeferredHydration({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <AfterFirstUse>{children}</AfterFirstUse>
    </Suspense>
  );
}

function AfterFirstUse({ children }: { children: ReactNode }) {
  const until = untilUsed();
  if (until) use(until);
  return children;
}
