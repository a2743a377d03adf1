/**
 * Densities in percent: below `low` a keyword is rare, above `high` it is stuffed. Rules of thumb of the trade and the
 * toolbox's own scoring; no marketplace publishes a density. Checked on 2026-11-21.
 */
export const DENSITY_BANDS = { low: 1, high: 3 } as const;

/**
 * Uses of a keyword in a text too short for a density: the title rules of 2025-01-21 allow the same word twice. Checked on
 * 2026-11-24.
 */
export const SHORT_TEXT_USES = 2;

/** Bar width in percent per percent of density. */
export const BAR_WIDTH_PER_PERCENT = 10;
