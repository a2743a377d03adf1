import { yieldToEventLoop } from '@seller-toolbox/tool-kit/yield-to-event-loop';
import { useEffect, useRef, useState } from 'react';
import type { CheckedListing, ListingSettings } from './check-listings.ts';
import type { ListedListing } from './listing-file.ts';

/** Listings checked before the page may handle input again: some milliseconds each. */
const SLICE = 5;

interface Check {
  readonly status: 'idle' | 'running' | 'stopped' | 'done' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly checked: readonly CheckedListing[];
}

export interface ListingCheck extends Check {
  readonly start: (listings: readonly ListedListing[], settings: ListingSettings) => void;
  /** The results so far stay. */
  readonly stop: () => void;
  readonly reset: () => void;
}

const IDLE: Check = { status: 'idle', done: 0, total: 0, checked: [] };

/** Checks listings slice by slice, so that the page goes on answering. */
export function useListingCheck(): ListingCheck {
  const [check, setCheck] = useState<Check>(IDLE);
  const running = useRef(0);
  useEffect(
    () => () => {
      running.current += 1;
    },
    [],
  );

  async function run(listings: readonly ListedListing[], settings: ListingSettings) {
    const current = (running.current += 1);
    const checked: CheckedListing[] = [];
    const total = listings.length;
    setCheck({ ...IDLE, status: 'running', total });
    try {
      const { checkListing } = await import('./check-listings.ts');
      while (checked.length < total) {
        const slice = listings.slice(checked.length, checked.length + SLICE);
        checked.push(...slice.map((listing) => checkListing(listing, settings)));
        await yieldToEventLoop();
        if (running.current !== current) return;
        const isDone = checked.length === total;
        setCheck({ status: isDone ? 'done' : 'running', done: checked.length, total, checked: [...checked] });
      }
    } catch {
      if (running.current === current) setCheck({ status: 'failed', done: checked.length, total, checked });
    }
  }

  return {
    ...check,
    start: (listings, settings) => void run(listings, settings),
    stop: () => {
      running.current += 1;
      setCheck((now) => ({ ...now, status: 'stopped' }));
    },
    reset: () => {
      running.current += 1;
      setCheck(IDLE);
    },
  };
}
