import { siteConfigSchema } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import { openTestDatabase } from '../../db/test-database.ts';
import { measureClaims, MIN_RATINGS, withShownClaims } from './hero-claims.ts';

jest.setTimeout(60_000);

const PUBLIC = { publicUrl: 'https://tools.example.com' };
const MANY = { count: MIN_RATINGS, sum: MIN_RATINGS * 3 };
const claimsOf = (config: object, ratings = MANY) =>
  withShownClaims(siteConfigSchema.parse(config), ratings).heroClaims;

describe('the claims of the hero', () => {
  it('are those of the specification on an install without a public address', () => {
    expect(claimsOf({})).toEqual({ show: true, sellers: '10,000+', rating: '4.9/5', confirmed: true });
  });

  it('are the mean of the ratings on a public site, and nothing while there are few', () => {
    const shown = { show: true, sellers: '', confirmed: false };
    expect(claimsOf(PUBLIC)).toEqual({ ...shown, rating: '3.0/5' });
    expect(claimsOf(PUBLIC, { count: MIN_RATINGS - 1, sum: 5 * MIN_RATINGS })).toEqual({
      ...shown,
      rating: '',
    });
  });

  it('are typed ones on a public site only if they are confirmed', () => {
    const typed = { sellers: '1,200', rating: '4.4/5' };
    expect(claimsOf({ ...PUBLIC, heroClaims: typed })).toMatchObject({ sellers: '', rating: '3.0/5' });
    const heroClaims = { ...typed, confirmed: true };
    expect(claimsOf({ ...PUBLIC, heroClaims })).toEqual({ show: true, ...heroClaims });
  });

  it('are measured from the stored feedback', async () => {
    const { db, close } = await openTestDatabase(createTestDatabase);
    const measured = async () => (await measureClaims(db, siteConfigSchema.parse(PUBLIC))).heroClaims.rating;
    expect(await measured()).toBe('');
    await sql`
      insert into feedback (id, feedback_type, rating, message, status, created_at, updated_at)
      select gen_random_uuid(), 'general', nullif(3 + number % 3, 5), 'message', 'new', now(), now()
      from generate_series(1, 90) as number`.execute(db);
    expect(await measured()).toBe('3.5/5');
    await close();
  });
});
