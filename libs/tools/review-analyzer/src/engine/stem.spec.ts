import { stemOf } from './stem.ts';

it.each([
  ['en', 'leaked', 'leaking'],
  ['en', 'cut', 'cutting'],
  ['en', 'hate', 'hated'],
  ['es', 'parte', 'partes'],
  ['es', 'tardó', 'tarda'],
  ['fr', 'imprimante', 'imprimantes'],
] as const)('in %s, "%s" and "%s" share a stem', (language, one, other) => {
  expect(stemOf(one.normalize('NFD').replace(/\p{M}/gu, ''), language)).toBe(
    stemOf(other.normalize('NFD').replace(/\p{M}/gu, ''), language),
  );
});

it.each([
  ['en', 'cut', 'cute'],
  ['en', 'hat', 'hate'],
  ['en', 'car', 'care'],
  ['en', 'hooks', 'hooked'],
  ['es', 'tarde', 'tarda'],
  ['es', 'acabo', 'acabado'],
  ['fr', 'sur', 'sure'],
  ['fr', 'attendais', 'attends'],
] as const)('in %s, "%s" is not a form of "%s"', (language, one, other) => {
  expect(stemOf(one, language)).not.toBe(stemOf(other, language));
});
