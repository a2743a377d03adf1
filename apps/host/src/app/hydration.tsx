import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const PrerenderedAtContext = createContext<number | null>(null);

/** Holds the instant that the page was prerendered at while it hydrates; afterwards there is none. */
export function HydrationProvider(props: { prerenderedAt: number | null; children: ReactNode }) {
  const [prerenderedAt, setPrerenderedAt] = useState(props.prerenderedAt);
  useEffect(() => setPrerenderedAt(null), []);
  return (
    <PrerenderedAtContext.Provider value={prerenderedAt}>{props.children}</PrerenderedAtContext.Provider>
  );
}

export function usePrerenderedAt(): number | null {
  return useContext(PrerenderedAtContext);
}
