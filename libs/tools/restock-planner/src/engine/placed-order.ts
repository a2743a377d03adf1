export interface DueOrder {
  readonly rate: number;
  /** Of today. */
  readonly position: number;
  readonly leadTimeDays: number;
  readonly targetCoverDays: number;
  /** Days until the order is due, and until it is placed. */
  readonly inDays: number;
  readonly placeInDays: number;
}

/** The position on the day on which an order is placed, before lost sales, and the units sold from then until its cover ends. */
export function placedOrder(order: DueOrder): { position: number; demand: number } {
  const { rate, position, leadTimeDays, targetCoverDays, inDays, placeInDays } = order;
  return {
    position: position - placeInDays * rate,
    demand: rate * (leadTimeDays + targetCoverDays + inDays - placeInDays),
  };
}
