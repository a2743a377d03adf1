import { useLayoutEffect, useState } from 'react';
import { endOrderByStyle, ownOrder } from '../../site/base/personal-order.ts';
import { favoriteTools, popularTools, recentTools } from '../../site/base/personal-tools.ts';

const NONE: readonly string[] = [];

/** The visitor's own tools, as they were when the hub came into sight: a card does not leave from under the hand that marks it. */
export function useOwnOrder(): readonly string[] {
  // The prerendered page knows nobody. Before it is painted its styles have the order, and after hydration it is here.
  const [order, setOrder] = useState(NONE);
  useLayoutEffect(() => {
    const own = readOrder();
    // The same once more would draw the hub anew.
    if (own.length > 0) setOrder(own);
    endOrderByStyle(document);
  }, []);
  return order;
}

function readOrder(): readonly string[] {
  return ownOrder({
    favorites: favoriteTools.read(),
    recent: recentTools.read(),
    popular: popularTools.read(),
  });
}
