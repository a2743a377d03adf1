import { parseJson } from '@seller-toolbox/tool-contract/json';
import type { Outbound } from './outbound.ts';
import { historyRequest, readHistory, readRates, type DayRates, type SourceRates } from './rate-shapes.ts';

/** A source of exchange rates. Failures throw. */
export interface RateSource {
  readonly latest: () => Promise<SourceRates>;
  /** Daily rates from `from` to `to` (`YYYY-MM-DD`) inclusive; empty if the source has no history. */
  readonly history: (from: string, to: string) => Promise<readonly DayRates[]>;
}

/** Paths of the two known providers, tried for a bare origin. */
const KNOWN_PATHS = ['/v2/rates?base=USD', '/v6/latest/USD'];
const LATEST_MAX_BYTES = 1024 * 1024;
/** Three months of about 200 currencies. */
const HISTORY_MAX_BYTES = 8 * 1024 * 1024;

/** The source did not answer with rates. */
export class RateSourceError extends Error {
  constructor(what: string) {
    super(`the source of exchange rates ${what}`);
    this.name = 'RateSourceError';
  }
}

/** Requests the configured address; detects the provider by its answer. */
export function createRateSource(address: string, outbound: Outbound): RateSource {
  let known: { url: string; source: SourceRates['source'] } | undefined;
  const get = async (url: string, maxBytes: number): Promise<unknown> => {
    const { status, text } = await outbound({ url, maxBytes });
    if (status !== 200) throw new RateSourceError(`answered with status ${status}`);
    return parsed(text);
  };
  const latest = async () => {
    let failure: unknown;
    for (const url of known ? [known.url] : candidatesOf(address)) {
      try {
        const rates = readRates(await get(url, LATEST_MAX_BYTES));
        if (!rates) throw new RateSourceError('answered in an unknown shape');
        known = { url, source: rates.source };
        return rates;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  const history = async (from: string, to: string) => {
    const url = known?.source === 'frankfurter' ? historyRequest(known.url, from, to) : null;
    return url === null ? [] : readHistory(await get(url, HISTORY_MAX_BYTES));
  };
  return { latest, history };
}

function candidatesOf(address: string): string[] {
  const { pathname, search, origin } = new URL(address);
  return pathname === '/' && search === '' ? KNOWN_PATHS.map((path) => origin + path) : [address];
}

function parsed(text: string): unknown {
  const value = parseJson(text);
  if (value === undefined) throw new RateSourceError('did not answer with JSON');
  return value;
}

/** Returns the given rates, or throws the given error. */
export function createFakeRateSource(answers: {
  latest: SourceRates | Error;
  days?: readonly DayRates[];
}): RateSource & { readonly asked: () => number } {
  let asked = 0;
  return {
    latest: async () => {
      asked++;
      if (answers.latest instanceof Error) throw answers.latest;
      return answers.latest;
    },
    history: async (from, to) => (answers.days ?? []).filter(({ day }) => day >= from && day <= to),
    asked: () => asked,
  };
}
