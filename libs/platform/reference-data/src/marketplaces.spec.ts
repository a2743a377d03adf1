import { FEE_MARKETPLACES, MARKETPLACE_CODES, marketplaceOf } from './marketplaces.data.ts';

describe('MARKETPLACES', () => {
  it('are the ten of the calculators, the United States first', () => {
    expect(MARKETPLACE_CODES).toEqual(['US', 'CA', 'UK', 'DE', 'FR', 'IT', 'ES', 'JP', 'AU', 'IN']);
  });

  it('are sixteen with fulfillment fees, each once', () => {
    expect(FEE_MARKETPLACES).toHaveLength(16);
    expect(new Set(FEE_MARKETPLACES.map(({ code }) => code)).size).toBe(16);
  });

  it.each(FEE_MARKETPLACES)(
    '$code names a currency, locale, region and time zone that the platform knows',
    (one) => {
      expect(Intl.supportedValuesOf('currency')).toContain(one.currency);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: one.timeZone })).not.toThrow();
      expect(new Intl.Locale(one.locale)).toMatchObject({ language: one.language, region: one.region });
      expect(new Intl.DisplayNames('en', { type: 'region' }).of(one.region)).not.toBe(one.region);
    },
  );

  it('use inches and pounds in the United States only', () => {
    const imperial = FEE_MARKETPLACES.filter(({ unitSystem }) => unitSystem === 'imperial');
    expect(imperial.map(({ code }) => code)).toEqual(['US']);
  });

  it('are found by their code', () => {
    expect(marketplaceOf('UK')).toMatchObject({ region: 'GB', currency: 'GBP' });
  });
});
