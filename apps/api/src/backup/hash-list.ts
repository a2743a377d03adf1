/** Row hashes of 8 bytes each: 8 MB for a million rows. */
export interface HashList {
  readonly add: (hash: bigint) => void;
  readonly sorted: () => BigUint64Array;
}

const FIRST_LENGTH = 1024;

export function createHashList(): HashList {
  let hashes = new BigUint64Array(FIRST_LENGTH);
  let length = 0;
  return {
    add: (hash) => {
      if (length === hashes.length) {
        const longer = new BigUint64Array(length * 2);
        longer.set(hashes);
        hashes = longer;
      }
      hashes[length] = hash;
      length += 1;
    },
    sorted: () => hashes.subarray(0, length).sort(),
  };
}

/** Counts the hashes that are only in one or only in the other sorted list. Duplicates count separately. */
export function differenceOf(one: BigUint64Array, other: BigUint64Array): [number, number] {
  let [i, j, onlyInOne, onlyInOther] = [0, 0, 0, 0];
  while (i < one.length || j < other.length) {
    const [a, b] = [one[i], other[j]];
    if (a === b) {
      i += 1;
      j += 1;
    } else if (b === undefined || (a !== undefined && a < b)) {
      onlyInOne += 1;
      i += 1;
    } else {
      onlyInOther += 1;
      j += 1;
    }
  }
  return [onlyInOne, onlyInOther];
}
