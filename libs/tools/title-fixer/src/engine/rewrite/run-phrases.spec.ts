import { toParts } from './title-parts.ts';

const textsOf = (title: string, language: string) => toParts(title, language).map(({ text }) => text);

describe('a title without punctuation', () => {
  it.each([
    [
      'en',
      "Women's Summer Dress for Women Casual Beach Sundress Short Sleeve Flowy Midi Dress with Pockets Navy Blue Medium",
      [
        "Women's Summer Dress",
        'for Women',
        'Casual Beach Sundress Short Sleeve',
        'Flowy Midi Dress',
        'with Pockets',
        'Navy Blue',
        'Medium',
      ],
    ],
    [
      'de',
      'Hundebett orthopädisch für große Hunde 120x85 cm Memory Foam waschbar abnehmbarer Bezug rutschfest Hundekissen Grau XXL',
      [
        'Hundebett',
        'orthopädisch',
        'für große Hunde',
        '120x85 cm',
        'Memory Foam waschbar',
        'abnehmbarer Bezug',
        'rutschfest',
        'Hundekissen',
        'Grau',
        'XXL',
      ],
    ],
    [
      'es',
      'Zapatillas Running Hombre Mujer Ligeras Transpirables Deportivas para Correr Gimnasio Caminar Antideslizantes Negro 42 EU',
      [
        'Zapatillas Running Hombre Mujer',
        'Ligeras Transpirables Deportivas',
        'para Correr Gimnasio Caminar Antideslizantes',
        'Negro',
        '42 EU',
      ],
    ],
  ])('is split into its phrases: %s %s', (language, title, phrases) => {
    expect(textsOf(title, language)).toEqual(phrases);
  });

  it.each([
    ['USB C Hub 7 in 1 Multiport Adapter 4K HDMI 100W PD SD Card Reader for MacBook', '7 in 1'],
    [
      'Dog Harness No Pull Reflective Soft Padded Vest with Handle for Dogs Black L Chest 24-31 in',
      '24-31 in',
    ],
    [
      'Motor Oil Drain Plug M14x1.5 Magnetic Stainless Steel with Washer Fits Honda Civic Accord CR-V',
      'Motor Oil Drain Plug',
    ],
    [
      'Wall Mount TV Bracket Full Motion Swivel Tilt for 37-75 Inch LED LCD Flat TVs up to 110 lbs',
      'Wall Mount TV Bracket',
    ],
    [
      'Baby Wipes Sensitive Unscented 99% Water Hypoallergenic 12 Packs of 64 768 Count Plant Based',
      '12 Packs of 64',
    ],
  ])('keeps together what belongs together: %s', (title, phrase) => {
    expect(textsOf(title, 'en').some((text) => text.includes(phrase))).toBe(true);
  });
});
