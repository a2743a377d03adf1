import { writtenKeyword } from './written-keyword.ts';

describe('writtenKeyword', () => {
  // The title's "IP44" was written "Ip44".
  it.each([
    ['badlampe decke ip44', 'Lampe IP44', 'Badlampe Decke IP44'],
    ['badlampe decke ip44', '', 'Badlampe Decke IP44'],
    ['usb c speaker ipx7', '', 'USB-C Speaker IPX7'],
    ['usb cable', '', 'USB Cable'],
    ['led lamp bpa free', '', 'LED Lamp BPA Free'],
    ['iphone 15 case', 'Case for iPhone 15', 'iPhone 15 Case'],
    ['dexcom g7 patches', 'Patches for Dexcom G7', 'Dexcom G7 Patches'],
    ['tv mount for kids', '', 'TV Mount for Kids'],
    ['20x25x1 filter 500ml', '', '20x25x1 Filter 500ml'],
    ['ledger case', '', 'Ledger Case'],
  ])('writes %s beside "%s" as %s', (keyword, title, written) => {
    expect(writtenKeyword(keyword, title, ['for'])).toBe(written);
  });
});
