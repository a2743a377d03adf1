import type { SiteConfig } from '@seller-toolbox/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { readRatings } from '../feedback/feedback.repository.ts';

/** With fewer ratings their mean says little. */
export const MIN_RATINGS = 50;

export interface Ratings {
  readonly count: number;
  readonly sum: number;
}

/**
 * The claims that the site may show. `confirmed` then says that they are typed. A site with a public address shows typed
 * claims only if they are confirmed, else the mean of its own ratings; which visitors are sellers it cannot measure.
 */
export function withShownClaims(config: SiteConfig, { count, sum }: Ratings): SiteConfig {
  const { heroClaims, publicUrl } = config;
  if (publicUrl === '') return { ...config, heroClaims: { ...heroClaims, confirmed: true } };
  if (heroClaims.confirmed) return config;
  const rating = count < MIN_RATINGS ? '' : `${(Math.round((sum / count) * 10) / 10).toFixed(1)}/5`;
  return { ...config, heroClaims: { ...heroClaims, sellers: '', rating } };
}

/** As `withShownClaims`, with the ratings that are stored now. */
export async function measureClaims(db: Kysely<Schema>, config: SiteConfig): Promise<SiteConfig> {
  return withShownClaims(config, await readRatings(db));
}
