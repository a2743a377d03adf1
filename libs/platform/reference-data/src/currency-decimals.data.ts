/**
 * Decimals of amounts where not two: the minor units of ISO 4217 List One, checked 2026-11-21,
 * except that rupiah has none, because sen are not in use. Data, because browsers disagree.
 */
// prettier-ignore
export const UNUSUAL_DECIMALS: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, IDR: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, VND: 0, VUV: 0,
  XAF: 0, XOF: 0, XPF: 0, BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
};
