import type { BackendLine } from './builder.schema.ts';

/** A word that may go into the line. */
export interface LineUnit {
  readonly text: string;
  /** The same for its singular and plural, and however it is hyphenated. */
  readonly key: string;
  /** UTF-8 bytes. */
  readonly bytes: number;
}

/** A search phrase by what the line would have to add for it. */
export interface LineWish {
  readonly volume: number;
  /** None where the rest of the listing has all of its words. */
  readonly units: readonly LineUnit[];
}

export interface LineOptions {
  readonly maxBytes: number;
  readonly separator: ' ' | ',';
  /** Keyword by keyword, the most important first. */
  readonly wishes: readonly LineWish[];
  /** Words that follow if there is space, the most important first. */
  readonly fillers: readonly LineUnit[];
}

const SEPARATOR_BYTES = 1;

/** Words of a line with their bytes; never over the limit. */
class Line {
  readonly units = new Map<string, LineUnit>();
  bytes = 0;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  missing({ units }: Pick<LineWish, 'units'>): LineUnit[] {
    return units.filter(({ key }) => !this.units.has(key));
  }

  /** Bytes that units would add; those of the line add none. */
  cost({ units }: Pick<LineWish, 'units'>): number {
    let sum = this.units.size === 0 ? -SEPARATOR_BYTES : 0;
    for (const { key, bytes } of units) if (!this.units.has(key)) sum += bytes + SEPARATOR_BYTES;
    return sum;
  }

  /** Whether it has something to add, and space. */
  fits(wish: Pick<LineWish, 'units'>): boolean {
    const cost = this.cost(wish);
    return cost > 0 && this.bytes + cost <= this.#maxBytes;
  }

  /** Adds all of them or none. */
  add(wish: Pick<LineWish, 'units'>): void {
    if (!this.fits(wish)) return;
    this.bytes += this.cost(wish);
    for (const unit of wish.units) if (!this.units.has(unit.key)) this.units.set(unit.key, unit);
  }
}

/** The words that cover the most volume within the bytes, each once; then the fillers that fit. */
export function packLine(given: LineOptions): Pick<BackendLine, 'text' | 'bytes' | 'words' | 'unfit'> {
  const options = { ...given, wishes: given.wishes.map(withoutRepeats) };
  const { wishes, fillers, separator } = options;
  const [byShare, byVolume] = [packByShare(options), packByVolume(options)];
  const line = coveredVolume(byShare, wishes) > coveredVolume(byVolume, wishes) ? byShare : byVolume;
  const others = [...wishes.flatMap(({ units }) => units), ...fillers];
  for (const unit of others) line.add({ units: [unit] });
  const units = [...line.units.values()];
  return {
    text: units.map(({ text }) => text).join(separator),
    bytes: line.bytes,
    words: units.length,
    unfit: [...new Map(line.missing({ units: others }).map((unit) => [unit.key, unit.text])).values()],
  };
}

function withoutRepeats({ volume, units }: LineWish): LineWish {
  return { volume, units: [...new Map(units.map((unit) => [unit.key, unit])).values()] };
}

function packByVolume({ wishes, maxBytes }: LineOptions): Line {
  const line = new Line(maxBytes);
  for (const wish of wishes) line.add(wish);
  return line;
}

/** Takes the phrase with the most volume for its bytes, again and again. */
function packByShare({ wishes, maxBytes }: LineOptions): Line {
  const line = new Line(maxBytes);
  let open: readonly LineWish[] = wishes;
  for (;;) {
    open = open.filter((wish) => line.fits(wish));
    const shares = open.map((wish) => wish.volume / line.cost(wish));
    const best = open[shares.indexOf(Math.max(...shares))];
    if (!best) return line;
    line.add(best);
  }
}

function coveredVolume(line: Line, wishes: readonly LineWish[]): number {
  return wishes.reduce((sum, wish) => sum + (line.missing(wish).length === 0 ? wish.volume : 0), 0);
}
