/** A cell of a file: a text, a number that the file holds as such, or nothing. */
export type Cell = string | number | null;
