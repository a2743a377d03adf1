import { lazy, useState, type ComponentType } from 'react';

/** A page that is loaded when it is needed, or beforehand: then it renders at once, as hydration wants it. */
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
    // Chosen once: a page that was suspended must not be mounted anew when it has arrived.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return <Chosen />;
  }

  return { Page, preload };
}
