/** A product type with registered designs. Titles and claims are in English, as published by the office. */
export interface SampleDesign {
  readonly title: string;
  /** Locarno Classification, 14th edition. */
  readonly classification: string;
  readonly feature: string;
}

export const SAMPLE_DESIGNS: readonly SampleDesign[] = [
  { title: 'Bottle', classification: '07-01', feature: 'a faceted body with a carrying loop' },
  { title: 'Phone stand', classification: '14-03', feature: 'two folding legs and a rounded cradle' },
  { title: 'Charging dock', classification: '13-02', feature: 'an inclined plate over a circular base' },
  { title: 'Table lamp', classification: '26-05', feature: 'a ribbed shade on a slender stem' },
  { title: 'Storage container', classification: '09-03', feature: 'a stepped lid with side latches' },
  { title: 'Backpack', classification: '03-01', feature: 'a roll top with diagonal seams' },
  { title: 'Kitchen utensil', classification: '07-06', feature: 'a tapered handle with a hanging hole' },
  { title: 'Toy building element', classification: '21-01', feature: 'a grid of rounded studs' },
  { title: 'Pet feeding bowl', classification: '30-03', feature: 'a tilted rim and a ring of feet' },
  { title: 'Shoe', classification: '02-04', feature: 'a waved sole and a knitted upper' },
  { title: 'Earphone case', classification: '03-01', feature: 'a pebble shape with a hinged lid' },
  { title: 'Fan', classification: '23-04', feature: 'a pair of rings around a hub' },
];

/** Fictional names, recognizable as samples. */
export const SAMPLE_APPLICANTS = [
  'Sample Home Goods Co., Ltd.',
  'Sample Design Studio LLC',
  'Example Outdoor Inc.',
  'Example Electronics (Shenzhen) Co., Ltd.',
  'Sample Trading K.K.',
  'Example Household GmbH',
] as const;
