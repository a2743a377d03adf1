import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { fixTitle } from '../fix-title.ts';
import { claimRemoval } from './claim-removal.ts';
import { engine } from '../title-fixer.engine.ts';

function minimal(title: string): string | undefined {
  const input = engine.inputSchema.parse({ title, ruleSet: 'title-2026-07-27' });
  return fixTitle(input, findClaims, claimRemoval).versions[0]?.title;
}

it.each([
  'The Perfect Storm DVD',
  'The Perfect Storm, DVD',
  'Perfect Days Blu-ray',
  'Ultimate Spider-Man Paperback',
  'Best Friends Necklace for Women Silver',
  'Best Friend Bracelet Set of 2',
  'Amazing Grace Perfume Spray 2 oz',
  'Guaranteed Rate Field Poster 18 x 24',
  'Ultimate Ears Boom 3 Speaker Black',
  'Free People Womens Top, M',
  'Womens Top, Free People, M',
  'PawNest Dog Bed for Large Dogs, Gray, 36 Inch',
  'NapQuest Pillow for Side Sleepers, Queen',
  'Pinecrest Cutting Board, Bamboo, 14 Inch',
  'BabyBest Bib Set, 5 Pack',
  'Timberwest Axe, 14 Inch',
  'Wildest Dreams Duvet Cover, Queen, Blue',
  'Kindest Kare Baby Lotion, 8 oz',
  'Amazing Grass Green Superfood Powder, 30 Servings',
  'Cat Bed by PawNest, Gray',
  'Cat Tree by Superior Pets, Gray',
  'PerfektFit Hundebett 90 cm, Grau',
  'Hundebett von Beste Freunde, Grau, 90 cm',
  'Coussin pour Chien par Exclusive Maison, Gris, 90 cm',
  'PerfettoBau Cuccia per Gatti, Grigio, 60 cm',
  'Cama para Perros por Perfecto Can, Gris, 90 cm',
  'Amazing Grass 青汁 パウダー 30袋',
  'PawNest 宠物床 灰色 60厘米',
])('a name with a word of praise stays: %s', (title) => {
  expect(minimal(title)).toBe(title);
});

it.each([
  ['Amazing Quality Mug', 'Mug'],
  ['Mug, Amazing Quality, Blue', 'Mug, Blue'],
  ['Ultimate Comfort Pillow Queen', 'Comfort Pillow Queen'],
  ['The Quiet Storm, Amazing Bestseller Paperback', 'The Quiet Storm, Paperback'],
  ['Perfect Storage for DVD, 2 Pack', 'Storage for DVD, 2 Pack'],
  ['Best Travel Mug Ever, Blue', 'Travel Mug, Blue'],
  ['Best Mug Ever 11 oz', 'Mug 11 oz'],
  ['Softest Blanket Queen, Brightest Colors, Blue', 'Blanket Queen, Blue'],
  ['BestSeller Mug 11 oz, Blue', 'Mug 11 oz, Blue'],
  ['Mug, TikTok Viral, 11 oz', 'Mug, 11 oz'],
])('praise goes: %s', (title, expected) => {
  expect(minimal(title)).toBe(expected);
});
