import fc from 'fast-check';
import { CASE_MODES, convertCase } from './case-modes.ts';

describe('convertCase, title', () => {
  it.each([
    ['the quick brown fox', 'The Quick Brown Fox'],
    ['THE QUICK BROWN FOX', 'The Quick Brown Fox'],
    ["i'm sure you’re right", "I'm Sure You’re Right"],
    ["'quoted' words", "'Quoted' Words"],
    ['t-shirt and e-mail', 'T-Shirt And E-Mail'],
    ['cafe\u0301 \u0301a', 'Cafe\u0301 \u0301a'],
    ['E\u0301COLE', 'E\u0301cole'],
    ['2nd of 100pcs', '2nd Of 100pcs'],
    ['istanbul ISPARTA', 'Istanbul Isparta'],
    ['ΟΔΟΣ ΟΔΟΣ', 'Οδος Οδος'],
    ['\ufb01sh', 'Fish'],
    ['STRASSE straße', 'Strasse Straße'],
    ['防水 speaker 防水', '防水 Speaker 防水'],
    ['\u{10428}\u{10429} \u{10400}\u{10401}', '\u{10400}\u{10429} \u{10400}\u{10429}'],
  ])('of %p is %p', (text, expected) => {
    expect(convertCase(text, 'title')).toBe(expected);
  });

  it.each([
    ['usb cable with led', 'USB Cable With LED'],
    ['Usb and LED', 'USB And LED'],
    ["LED's and usb’s", "LED's And USB’s"],
    ['leds, TVS and rams', 'LEDs, TVs And Rams'],
    ['gift bags 100 pcs', 'Gift Bags 100 Pcs'],
    ['wifi for IPHONE on ebay', 'WiFi For iPhone On eBay'],
    ['ph 7 test', 'pH 7 Test'],
    ['4k 3d tv', '4K 3D TV'],
    ['10000MAH 2.4GHZ 5v 100w', '10000mAh 2.4GHz 5V 100W'],
    ['a v-neck w', 'A V-Neck W'],
    ['ledger, busbar, airtight', 'Ledger, Busbar, Airtight'],
  ])('keeps the spelling of known names: %p becomes %p', (text, expected) => {
    expect(convertCase(text, 'title')).toBe(expected);
  });
});

describe('convertCase, title with names and codes', () => {
  it.each([
    ["O'Neill wetsuit", "O'Neill Wetsuit"],
    ["o'neill and O’NEILL", "O'Neill And O’Neill"],
    ["L'Oréal d'addario D'Addario", "L'Oréal D'addario D'Addario"],
    ["DON'T i'm he'll", "Don't I'm He'll"],
    ['ip68 IP69K ipx7 case', 'IP68 IP69K IPX7 Case'],
    ['3M tape 3m cable', '3M Tape 3m Cable'],
    ['usb-c USB-C', 'USB-C USB-C'],
    ['WH1000 A4 2ND 5PCS', 'WH1000 A4 2nd 5pcs'],
    ['ipad12 IP6 zip68', 'Ipad12 IP6 Zip68'],
  ])('writes %j as %j in both styles', (text, expected) => {
    expect(convertCase(text, 'title')).toBe(expected);
    expect(convertCase(text, 'title', 'amazon').toLowerCase()).toBe(expected.toLowerCase());
  });
});

describe('convertCase, title in the style of Amazon', () => {
  it.each([
    ['case for iphone with a stand and the cable', 'Case for iPhone with a Stand and the Cable'],
    ['THE BAG OF THE YEAR', 'The Bag of the Year'],
    ['charger to plug in', 'Charger to Plug In'],
    ['step-by-step guide', 'Step-by-Step Guide'],
    ['clip-on lamp, on-ear headset', 'Clip-On Lamp, On-Ear Headset'],
    ['hat: for men', 'Hat: For Men'],
    ['hat - for men | with logo', 'Hat - For Men | With Logo'],
    ['hat (for men) and cap', 'Hat (For Men) and Cap'],
    ['bottle, for men', 'Bottle, for Men'],
    ['hat\nfor men\nof', 'Hat\nFor Men\nOf'],
    ['PlayStation stand by McCormick', 'PlayStation Stand by McCormick'],
    ['under the bed between two', 'Under the Bed Between Two'],
    ['water bottle 32 OZ', 'Water Bottle 32 oz'],
    ['weight 5 lb / 2.3 kg, 500 ml', 'Weight 5 lb / 2.3 kg, 500 ml'],
    ['rug 10ft X 8ft, box 10 x 8 x 2 in', 'Rug 10ft x 8ft, Box 10 x 8 x 2 in'],
    ['4 in 1 tool', '4 in 1 Tool'],
    ['floral midi dress, MIDI keyboard', 'Floral Midi Dress, MIDI Keyboard'],
    ['crème aux fruits, AUX cable', 'Crème Aux Fruits, AUX Cable'],
    ['tv w/ hdr10+ for x', 'TV w/ HDR10+ for X'],
    ["d'addario strings by l'oréal and O'NEILL, y'all", "D'Addario Strings by L'Oréal and O'Neill, Y'all"],
    ['3m cable', '3m Cable'],
    ['3m command strip hooks', '3M Command Strip Hooks'],
    ['3m double sided tape for cables', '3M Double Sided Tape for Cables'],
    ['respirator by 3m with filter by 3m', 'Respirator by 3M with Filter by 3M'],
    ['rug 2m by 3m, hat\n3m tape', 'Rug 2m by 3m, Hat\n3M Tape'],
    ['3m braided charging cable', '3m Braided Charging Cable'],
    ['3m x 2m rug, hose 3m long, curtain 3m', '3m x 2m Rug, Hose 3m Long, Curtain 3m'],
    ["mcdonald's toy MCDONALD’S Mccormick", "McDonald's Toy McDonald’s McCormick"],
    ['vitamin d 500 mcg MCMXC mcu', 'Vitamin D 500 mcg Mcmxc Mcu'],
    ['4wd AWD 2wd truck', '4WD AWD 2WD Truck'],
    ['kissen mit bezug und füllung für das bett', 'Kissen mit Bezug und Füllung für das Bett'],
    ['bouteille pour le sport et les enfants', 'Bouteille pour le Sport et les Enfants'],
    ['funda para el móvil y la tableta', 'Funda para el Móvil y la Tableta'],
    ['borsa per il lavoro e la spesa della casa', 'Borsa per il Lavoro e la Spesa della Casa'],
    ['lamp w/o plug', 'Lamp w/o Plug'],
    ['mit for man', 'Mit for Man'],
    ['hat                    for men', 'Hat                    for Men'],
  ])('of %j is %j', (text, expected) => {
    expect(convertCase(text, 'title', 'amazon')).toBe(expected);
  });

  it('leaves the other five as they are', () => {
    for (const mode of CASE_MODES.slice(1)) {
      expect(convertCase("o'neill for a Man", mode, 'amazon')).toBe(convertCase("o'neill for a Man", mode));
    }
  });
});

describe('convertCase, title in capitals in the style of Amazon', () => {
  it.each([
    ['STAR WARS VOL. II, PART III', 'Star Wars Vol. II, Part III'],
    ['rocky iv and FINAL FANTASY VI', 'Rocky IV and Final Fantasy VI'],
    ['vi sinh, di, mix, dim', 'Vi Sinh, Di, Mix, Dim'],
    ['BOLT 10 MM X 20 MM, 5MM', 'Bolt 10 mm x 20 mm, 5mm'],
    ['LOTION 12 FL OZ, RUG 12 SQ FT', 'Lotion 12 fl oz, Rug 12 sq ft'],
    ['VITAMIN D3 5000 IU, 1000IU', 'Vitamin D3 5000 IU, 1000IU'],
    ['20000 MAH 2.4 GHZ 16 GB 65 W', '20000 mAh 2.4 GHz 16 GB 65 W'],
    ['DRESS S XL 3XL XXS', 'Dress S XL 3XL XXS'],
    ['3-IN-1 LED USB 1TB 4K BPA-FREE', '3-in-1 LED USB 1TB 4K BPA-Free'],
    ["O'NEILL MCDONALD'S IPHONE", "O'Neill McDonald's iPhone"],
    ['AAA BATTERIES FOR LG, HP AND NASA', 'AAA Batteries for LG, HP and NASA'],
    ['PET BED, IT IS STEM', 'Pet Bed, It Is Stem'],
    ['PET bottle, STEM toy, for us', 'PET Bottle, STEM Toy, for Us'],
    ['US PLUG', 'US Plug'],
    ['A&W ROOT BEER', 'A&W Root Beer'],
    ["WOMEN'S PLUS SIZE, POP UP TENT, OFF ROAD LIGHT", "Women's Plus Size, Pop Up Tent, Off Road Light"],
    ['EDELSTAHL TRINKFLASCHE FÜR KINDER MIT LED', 'Edelstahl Trinkflasche für Kinder mit LED'],
  ])('of %j is %j', (text, expected) => {
    expect(convertCase(text, 'title', 'amazon')).toBe(expected);
  });

  it.each([
    ['protein bar 5g sugar', 'Protein Bar 5g Sugar'],
    ['5g phone case', '5G Phone Case'],
    ['4g lte router', '4G LTE Router'],
    ['PHONE 5G', 'Phone 5G'],
  ])('tells grams from networks: %j becomes %j', (text, expected) => {
    expect(convertCase(text, 'title', 'amazon')).toBe(expected);
  });
});

describe('convertCase, sentence', () => {
  it.each([
    ['HELLO WORLD. HOW ARE YOU? FINE!', 'Hello world. How are you? Fine!'],
    ['first line\nsecond line\r\n- third', 'First line\nSecond line\r\n- Third'],
    ['3.5 mm plug. 4 pieces', '3.5 mm plug. 4 pieces'],
    ['visit amazon.com today', 'Visit amazon.com today'],
    ['he said "WOW!" then left', 'He said "wow!" Then left'],
    ['pens, paper, etc., and more', 'Pens, paper, etc., and more'],
    ['"quoted START" and', '"Quoted start" and'],
    ["it's GREAT. 'tis true", "It's great. 'Tis true"],
    ['防水。abc！def', '防水。Abc！Def'],
    ['ß is a letter', 'Ss is a letter'],
  ])('of %p is %p', (text, expected) => {
    expect(convertCase(text, 'sentence')).toBe(expected);
  });
});

describe('convertCase, inverse', () => {
  it.each([
    ['Hello World', 'hELLO wORLD'],
    ['Straße', 'sTRASSE'],
    ['e\u0301 E\u0301', 'E\u0301 e\u0301'],
    ['İ ı', 'i\u0307 I'],
    ['\u{10428}a\u{10400}', '\u{10400}A\u{10428}'],
    ['\u{10428}ß\u{10400}', '\u{10400}SS\u{10428}'],
    ['\ud800x', '\ud800X'],
  ])('of %p is %p', (text, expected) => {
    expect(convertCase(text, 'inverse')).toBe(expected);
  });

  it('returns the text when applied twice, for letters with one-character case mappings', () => {
    const plain = fc.string({
      unit: fc.constantFrom(...'abcXYZ éÄñÜ 19-防\u{10400}\u{10428}'),
      maxLength: 200,
    });
    fc.assert(
      fc.property(plain, (text) => {
        expect(convertCase(convertCase(text, 'inverse'), 'inverse')).toBe(text);
      }),
    );
  });
});

describe('convertCase, alternating', () => {
  it.each([
    ['hello world', 'hElLo WoRlD'],
    ['HELLO', 'hElLo'],
    ['1a 2b, c', '1a 2B, c'],
    ['e\u0301ta', 'e\u0301Ta'],
    ['\u{10400}\u{10400}\u{10400}', '\u{10428}\u{10400}\u{10428}'],
    ['aßa', 'aSSa'],
  ])('of %p is %p', (text, expected) => {
    expect(convertCase(text, 'alternating')).toBe(expected);
  });
});

describe('convertCase, every mode', () => {
  it('keeps characters without case, and the order', () => {
    const caseless = fc.string({
      unit: fc.constantFrom(...'12 .,!?\n防水タオル한국\u{1f600}\ud800'),
      maxLength: 200,
    });
    fc.assert(
      fc.property(caseless, fc.constantFrom(...CASE_MODES), (text, mode) => {
        expect(convertCase(text, mode)).toBe(text);
      }),
    );
  });

  it('changes only the case', () => {
    // Lower case first: ẞ is its own capital, and ß becomes SS.
    const folded = (text: string) => text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom(...CASE_MODES),
        (text, mode) => {
          expect(folded(convertCase(text, mode))).toBe(folded(text));
        },
      ),
    );
  });

  it.each(['title', 'upper', 'lower', 'sentence', 'alternating'] as const)(
    'done twice in %s case is as done once',
    (mode) => {
      const letters = fc.string({ unit: fc.constantFrom(..."abcXYZ éÄ 1.\n'-"), maxLength: 200 });
      fc.assert(
        fc.property(letters, (text) => {
          const once = convertCase(text, mode);
          expect(convertCase(once, mode)).toBe(once);
        }),
      );
    },
  );
});
