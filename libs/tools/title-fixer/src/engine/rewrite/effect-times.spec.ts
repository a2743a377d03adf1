import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';

function minimal(title: string, marketplace: string): string | undefined {
  const input = engine.inputSchema.parse({ title, marketplace, brand: 'Acme', ruleSet: 'title-2026-07-27' });
  const fix = engine.run(input, createEnv({ now: 0, seed: 1 }));
  return 'versions' in fix ? fix.versions[0]?.title : undefined;
}

describe('the time of an effect goes with its claim', () => {
  it.each([
    ['Lose 20 lbs in 30 Days Waist Trainer for Women Black L', 'US', 'Waist Trainer for Women Black L'],
    [
      'Acme Waist Trainer Lose 20 lbs in just 30 Days, Black, Large',
      'US',
      'Acme Waist Trainer, Black, Large',
    ],
    ['Acme Spray Kills 99% of Germs in 60 Seconds, 8 oz', 'US', 'Acme Spray, 8 oz'],
    ['Acme Patch Relieves Pain for up to 12 Hours, 20 Count', 'US', 'Acme Patch, 20 Count'],
    ['Acme Candle Repels Mosquitoes, up to 8 Hours, 3 Pack', 'US', 'Acme Candle, 3 Pack'],
    ['Acme 12 Hour Pain Relief Patch, 20 Count', 'US', 'Acme Patch, 20 Count'],
    ['Up to 12 Hours of Pain Relief Acme Patch, 20 Count', 'US', 'Acme Patch, 20 Count'],
    ['Acme Tee heilt Kopfschmerzen in 2 Tagen, 20 Beutel', 'DE', 'Acme Tee, 20 Beutel'],
    ['Acme Pflaster bis zu 12 Stunden gegen Schmerzen, 20 Stück', 'DE', 'Acme Pflaster, 20 Stück'],
    ['Acme Crème Soulage la douleur pendant 12 heures, 50 ml', 'FR', 'Acme Crème, 50 ml'],
    ['Acme Faja Pierde 10 kg en 30 días, Negra', 'ES', 'Acme Faja, Negra'],
    ['Acme Fascia Perdi 10 kg in 30 giorni, Nera', 'IT', 'Acme Fascia, Nera'],
    ['Acme スプレー 99.9%除菌 24時間持続 300ml', 'JP', 'Acme スプレー 300ml'],
    ['Acme 腰带 24小时缓解疼痛 黑色 L', 'US', 'Acme 腰带 黑色 L'],
    ['Acme 贴 缓解疼痛长达12小时 黑色 20片', 'US', 'Acme 贴 黑色 20片'],
  ])('%s in %s is %s', (title, marketplace, expected) => {
    expect(minimal(title, marketplace)).toBe(expected);
  });

  it.each([
    ['an age', 'Acme Balm Relieves Pain for 6 Year Old Dogs, 2 oz', '6 Year Old'],
    ['a stock', 'Acme Gummies Boost Immunity for 30 Day Supply, 60 Count', '30 Day Supply'],
    [
      'a time with what lasts',
      'Acme Candle Repels Mosquitoes, up to 8 Hours Burn Time, 3 Pack',
      '8 Hours Burn Time',
    ],
    ['a time without a claim', 'Acme Night Light, Lasts up to 20 Hours, USB', 'up to 20 Hours'],
    ['a size', 'Acme Patch Relieves Pain, 12 Count', '12 Count'],
  ])('%s stays: %s', (_what, title, fact) => {
    expect(minimal(title, 'US')).toContain(fact);
  });
});
