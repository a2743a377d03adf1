/** Technical names as buyers know them, in their usual writing. They may stand in capitals in a title. */
export const ACRONYMS = [
  'USB',
  'LED',
  'LCD',
  'GPS',
  'WiFi',
  'Bluetooth',
  'HD',
  'DVD',
  'CD',
  'AI',
  'VR',
  'AR',
  'CPU',
  'GPU',
  'RAM',
  'SSD',
] as const;
