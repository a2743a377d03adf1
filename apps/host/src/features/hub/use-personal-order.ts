import { useLayoutEffect, useState } from 'react';
import { endOrderByStyle, personalOrder } from '../../site/base/personal-order.ts';
import { favoriteTools, popularTools, recentTools } from '../../site/base/personal-tools.ts';

const NONE: readonly string[] = [];

/** The personal tools at the time the hub was opened: a card does not move while the visitor marks it. */
export function usePersonalOrder(): readonly string[] {
  // The prerendered page has no order. Styles apply it before the first paint, and the state takes over after hydration.
  const [order, setOrder] = useState(NONE);
  useLayoutEffect(() => {
    const storedOrder = readOrder();
    // An equal order would render the hub again.
    if (storedOrder.length > 0) setOrder(storedOrder);
    endOrderByStyle(document);
  }, []);
  return order;
}

function readOrder(): readonly string[] {
  return personalOrder({
    favorites: favoriteTools.read(),
    recent: recentTools.read(),
    popular: popularTools.read(),
  });
}
