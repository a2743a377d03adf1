/** Number of generated inputs per tool; the long run has more. */
export const RUNS = Number(process.env['CONFORMANCE_RUNS'] ?? 300);
/** Fixed, so that runs are reproducible; a release run may change it. */
export const SEED = Number(process.env['CONFORMANCE_SEED'] ?? 20261121);
