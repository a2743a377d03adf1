import { SETTING_SCHEMAS } from './settings.ts';
import { siteConfigSchema } from './site-config.ts';

describe('the settings', () => {
  it.each(Object.keys(siteConfigSchema.shape))('have the field %s of the file', (field) => {
    expect(Object.keys(SETTING_SCHEMAS)).toContain(field);
  });

  it('have the defaults of the file', () => {
    const { profile: _none, ...defaults } = siteConfigSchema.parse({});
    const values = Object.entries(SETTING_SCHEMAS).map(([key, schema]) => [key, schema.parse(undefined)]);
    expect(Object.fromEntries(values)).toMatchObject(defaults);
  });
});
