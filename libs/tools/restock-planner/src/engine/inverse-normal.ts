/** Coefficients of AS 241 (PPND16), lowest power first: middle, tail and far tail. */
const MIDDLE = {
  above: [
    3.387132872796366608, 133.14166789178437745, 1971.5909503065514427, 13731.693765509461125,
    45921.953931549871457, 67265.770927008700853, 33430.575583588128105, 2509.0809287301226727,
  ],
  below: [
    1, 42.313330701600911252, 687.1870074920579083, 5394.1960214247511077, 21213.794301586595867,
    39307.89580009271061, 28729.085735721942674, 5226.495278852854561,
  ],
};
const TAIL = {
  above: [
    1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504,
    1.27045825245236838258, 0.24178072517745061177, 0.0227238449892691845833, 7.7454501427834140764e-4,
  ],
  below: [
    1, 2.05319162663775882187, 1.6763848301838038494, 0.68976733498510000455, 0.14810397642748007459,
    0.0151986665636164571966, 5.475938084995344946e-4, 1.05075007164441684324e-9,
  ],
};
const FAR_TAIL = {
  above: [
    6.6579046435011037772, 5.4637849111641143699, 1.7848265399172913358, 0.29656057182850489123,
    0.026532189526576123093, 0.0012426609473880784386, 2.71155556874348757815e-5, 2.01033439929228813265e-7,
  ],
  below: [
    1, 0.59983220655588793769, 0.1369298809227358053, 0.0148753612908506148525, 7.868691311456132591e-4,
    1.8463183175100546818e-5, 1.4215117583164458887e-7, 2.04426310338993978564e-15,
  ],
};

const MIDDLE_HALF_WIDTH = 0.425;
const FAR_TAIL_FROM = 5;

/**
 * The z that a standard normal variable is below with `probability` (over 0, under 1): 0.95 gives 1.6449. Wichura's
 * algorithm AS 241, Applied Statistics 37 (1988) 477, good to about 16 digits.
 */
export function inverseNormal(probability: number): number {
  const q = probability - 0.5;
  if (Math.abs(q) <= MIDDLE_HALF_WIDTH) return q * ratio(MIDDLE, MIDDLE_HALF_WIDTH ** 2 - q * q);
  const r = Math.sqrt(-Math.log(q < 0 ? probability : 1 - probability));
  const size = r <= FAR_TAIL_FROM ? ratio(TAIL, r - 1.6) : ratio(FAR_TAIL, r - FAR_TAIL_FROM);
  return Math.sign(q) * size;
}

function ratio({ above, below }: typeof MIDDLE, x: number): number {
  return polynomial(above, x) / polynomial(below, x);
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}
