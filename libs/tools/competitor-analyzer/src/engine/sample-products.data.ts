/** A type of product for samples. Titles are in English; brands are fictional. */
export interface SampleProduct {
  readonly name: string;
  readonly features: readonly [string, ...string[]];
  readonly sizes: readonly [string, ...string[]];
  /** Whole units of the marketplace's currency, ends included; a price ends in .99. */
  readonly prices: readonly [number, number];
}

export const SAMPLE_PRODUCTS: readonly [SampleProduct, ...SampleProduct[]] = [
  {
    name: 'Insulated Water Bottle',
    features: ['Straw Lid', 'Leakproof Cap', 'Powder Coat Finish', 'Wide Mouth', 'Carry Loop'],
    sizes: ['18 oz', '24 oz', '32 oz', '40 oz'],
    prices: [12, 39],
  },
  {
    name: 'LED Desk Lamp',
    features: ['USB Charging Port', 'Touch Control', 'Five Color Modes', 'Foldable Arm', 'Memory Function'],
    sizes: ['Black', 'White', 'Silver'],
    prices: [18, 59],
  },
  {
    name: 'Yoga Mat',
    features: ['Carrying Strap', 'Non-Slip Texture', 'Alignment Lines', 'Extra Cushion', 'Cork Surface'],
    sizes: ['1/4 inch', '1/3 inch', '1/2 inch'],
    prices: [15, 69],
  },
  {
    name: 'Kitchen Storage Container Set',
    features: ['Airtight Lids', 'Stackable Design', 'Reusable Labels', 'Measuring Scoop', 'Clear Walls'],
    sizes: ['6 Pieces', '10 Pieces', '14 Pieces', '24 Pieces'],
    prices: [16, 54],
  },
  {
    name: 'Dog Harness',
    features: [
      'Front Clip',
      'Reflective Stitching',
      'Padded Handle',
      'Quick Release Buckle',
      'Breathable Mesh',
    ],
    sizes: ['Small', 'Medium', 'Large'],
    prices: [11, 42],
  },
  {
    name: 'Wireless Phone Charger',
    features: [
      'Adapter Included',
      'Fold-Flat Stand',
      'Night Light',
      'Case Friendly Coil',
      'Alignment Magnets',
    ],
    sizes: ['10 W', '15 W', '3-in-1'],
    prices: [13, 65],
  },
];

export const SAMPLE_BRANDS = ['Samplebrand', 'Exampleware', 'Placeholder Goods', 'Democraft'] as const;
