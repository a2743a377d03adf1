import type { Piece } from './title-part.ts';

/** What a piece and the one before it become, or undefined where they stay two; `at` is the index of the piece. */
export type JoinPiece = (
  last: Piece,
  piece: Piece,
  place: { at: number; joined: readonly Piece[] },
) => Piece | undefined;

/** Joins pieces to the ones before them; hosts are those of the joined pieces. */
export function joinPieces(pieces: readonly Piece[], join: JoinPiece): Piece[] {
  const joined: Piece[] = [];
  const moved: number[] = [];
  pieces.forEach((piece, at) => {
    const last = joined.at(-1);
    const whole = last && join(last, piece, { at, joined });
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(piece);
    moved.push(joined.length - 1);
  });
  return joined.map((piece) => (piece.host === null ? piece : { ...piece, host: moved[piece.host] ?? null }));
}
