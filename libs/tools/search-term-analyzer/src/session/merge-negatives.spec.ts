import { mergeNegatives } from './merge-negatives.ts';

const negative = (text: string, campaign: string) => ({
  text,
  match: 'exact' as const,
  campaign,
  adGroup: 'Group 1',
  clicks: 40,
  spend: 30,
});

describe('mergeNegatives', () => {
  it('lists a term once with its campaigns', () => {
    const rows = [
      negative('glass bottle', 'Auto'),
      negative('glass bottle', 'Broad'),
      negative('jug', 'Auto'),
    ];
    expect(mergeNegatives(rows)).toMatchObject([
      { text: 'glass bottle', campaign: 'Auto, Broad', adGroup: '', clicks: 40, spend: 30 },
      { text: 'jug', campaign: 'Auto', adGroup: 'Group 1' },
    ]);
  });

  it('leaves the rows of other tables as they are', () => {
    const rows = [{ text: 'jug', clicks: 1, spend: 2 }];
    expect(mergeNegatives(rows)).toBe(rows);
  });
});
