/** Technical names in their usual spelling. They may be in capitals in a title. */
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
