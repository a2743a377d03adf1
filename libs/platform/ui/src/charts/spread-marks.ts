interface Cluster {
  /** The mean of where its marks would have its first one. */
  readonly start: number;
  readonly count: number;
}

/** Places for the signs of marks in ascending order, from 0 to 100: each as near to its mark as a distance of `gap` between signs allows. */
export function spreadMarks(places: readonly number[], gap: number): readonly number[] {
  const clusters: Cluster[] = [];
  for (const place of places) {
    let cluster: Cluster = { start: place, count: 1 };
    let before = clusters.at(-1);
    while (before && before.start + before.count * gap > cluster.start) {
      clusters.pop();
      cluster = merge(before, cluster, gap);
      before = clusters.at(-1);
    }
    clusters.push(cluster);
  }
  return keepInside(
    clusters.flatMap(({ start, count }) => Array.from({ length: count }, (_, index) => start + index * gap)),
    gap,
  );
}

function merge(first: Cluster, second: Cluster, gap: number): Cluster {
  const count = first.count + second.count;
  const sum = first.start * first.count + (second.start - first.count * gap) * second.count;
  return { start: sum / count, count };
}

function keepInside(places: readonly number[], gap: number): readonly number[] {
  const last = places.length - 1;
  return places.map((place, index) => Math.max(index * gap, Math.min(100 - (last - index) * gap, place)));
}
