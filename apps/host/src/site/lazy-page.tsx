import { lazy, useState, type ComponentType } from 'react';

/** A page that is loaded when needed, or preloaded: then it renders without suspending, as hydration requires. */
export interface LazyPage {
  readonly Page: ComponentType;
  readonly preload: () => Promise<void>;
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;

  async function preload() {
    loaded ??= await load();
  }

  const Lazy = lazy(async () => ({ default: await load() }));

  function Page() {
    // Chosen once: a suspended page must not be mounted again when it has arrived.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return <Chosen />;
  }

  return { Page, preload };
}
